import CLuaBridge

// The host's own functions in place of Lua's, and libraries that a script can't change.

/// Names as C reads them: one after the other, each ended by a zero, the last followed by another.
public struct NameList: Sendable {
  /// The names themselves.
  public let names: [String]
  let bytes: [CChar]

  public init(_ names: [String]) {
    self.names = names
    bytes = names.flatMap { $0.utf8CString } + [0]
  }
}

/// A class of any kind of object, for its names.
protocol MemberListing {
  var memberNames: [String] { get }
}

extension ClassBinding: MemberListing {
  var memberNames: [String] {
    entries.map { entry in
      if case .method = entry.kind { "\(name):\(entry.name)" } else { "\(name).\(entry.name)" }
    }
  }
}

extension State {
  /// Replaces the functions of Lua's libraries that do more than a script may: `load` takes text
  /// only and can be stopped, `collectgarbage` leaves the collector's settings alone, `rawset` and
  /// `setmetatable` leave libraries alone, metatables have no `__gc`, `os.date` takes short formats,
  /// and `utf8.codes` refuses what is not UTF-8.
  ///
  /// The libraries must be open.
  public func replaceUnsafeFunctions() throws {
    try check(fcb_open_base(context))
    try check(fcb_open_codes(context))
    try check(fcb_open_dates(context))
  }

  /// Replaces the functions of `table` by the host's own, which account for what they do.
  ///
  /// The library must be open.
  public func openTables() throws { try check(fcb_open_tables(context)) }

  /// What scripts can reach through objects, in order: `card:to_table` for a method, `card.answers`
  /// for a property.
  public var classMembers: [String] {
    bindings.values.compactMap { $0 as? any MemberListing }.flatMap(\.memberNames).sorted()
  }

  /// Removes the globals that are not listed.
  public func keepGlobals(_ list: NameList) throws {
    try list.bytes.withUnsafeBufferPointer {
      try check(fcb_keep_globals(context, $0.baseAddress))
    }
  }

  /// Puts in place of a library what scripts can use and not change: its names that are listed.
  ///
  /// - Parameter refusal: Makes the message for a name that is not there, and for one that a script
  ///   wants to set.
  /// - Returns: What scripts see as the library.
  @discardableResult
  public func freezeLibrary(
    _ library: String, _ list: NameList,
    refusal: @escaping (_ name: String, _ isSet: Bool) -> String
  ) throws -> Reference {
    let function = functions.allocate(fcb_function.self, 1)
    function.initialize(
      to: functions.function("index") { call in
        // Argument 1 is a table; to set a name takes a value too.
        let name = try call.arguments.text(2, "the name") ?? "[\(call.arguments.typeName(2))]"
        throw ScriptFault(refusal(name, call.arguments.count == 3))
      })
    try list.bytes.withUnsafeBufferPointer { names in
      try library.withCString {
        try check(fcb_freeze_library(context, $0, names.baseAddress, function))
      }
    }
    defer { fcb_pop(main, 1) }
    return try reference(at: -1, of: main)
  }
}

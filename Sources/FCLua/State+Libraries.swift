import CLuaBridge

// The host's own functions in place of Lua's, and libraries that a script can't change.

/// Names as C reads them: one after the other, each ended by a zero, the last followed by another.
public struct NameList: Sendable {
  /// The names themselves.
  public let names: [String]
  let bytes: [CChar]

  /// Makes a list of names.
  public init(_ names: [String]) {
    self.names = names
    bytes = names.flatMap { $0.utf8CString } + [0]
  }
}

extension State {
  /// Replaces the functions of Lua's libraries that do more than a script may: `load` takes text
  /// only and can be stopped, `collectgarbage` leaves the collector's settings alone, `rawset` and
  /// `setmetatable` leave libraries alone, metatables have no `__gc`, `os.date` takes short formats,
  /// and `utf8.codes` refuses what is not UTF-8.
  ///
  /// The libraries must be open.
  ///
  /// - Throws: `LuaError` when there is no memory.
  public func replaceUnsafeFunctions() throws {
    try check(fcb_open_base(context))
    try check(fcb_open_codes(context))
    try check(fcb_open_dates(context))
  }

  /// Replaces the functions of `table` by the host's own, which account for what they do.
  ///
  /// The library must be open.
  ///
  /// - Throws: `LuaError` when there is no memory.
  public func openTables() throws { try check(fcb_open_tables(context)) }

  /// Replaces those functions of `string` whose work a script can make long by ones that account
  /// for it, with the same results and errors.
  ///
  /// The library must be open; `openCoroutines`, which keeps the names of functions, comes later.
  ///
  /// - Throws: `LuaError` when there is no memory.
  public func openStrings() throws { try check(fcb_open_strings(context)) }

  /// What scripts can reach through objects, in order: `card:to_table` for a method, `card.answers`
  /// for a property.
  public var classMembers: [String] {
    descriptions.flatMap { description in
      let name = String(cString: description.pointee.name)
      let methods = (0..<Int(description.pointee.method_count)).map {
        "\(name):\(String(cString: description.pointee.methods[$0].name))"
      }
      let properties = (0..<Int(description.pointee.property_count)).map {
        "\(name).\(String(cString: description.pointee.properties[$0].get.name))"
      }
      return methods + properties
    }.sorted()
  }

  /// Removes the globals that are not listed. From now on they are the script's: the host makes no
  /// tables among them.
  ///
  /// - Throws: `LuaError` when there is no memory.
  public func keepGlobals(_ list: NameList) throws {
    try list.bytes.withUnsafeBufferPointer {
      try check(fcb_keep_globals(context, $0.baseAddress))
    }
  }

  /// Puts in place of a library what scripts can use and not change: its names that are listed.
  ///
  /// - Parameters:
  ///   - refusal: Makes the fault of a name that is not there, and of one that a script wants to
  ///     set.
  ///   - make: Defines what is missing, and returns whether a name is there now; nil for all names.
  /// - Returns: What scripts see as the library.
  /// - Throws: `LuaError` when there is no memory.
  @discardableResult
  public func freezeLibrary(
    _ library: String, _ list: NameList,
    refusal: @escaping (_ name: String, _ isSet: Bool) -> ScriptFault,
    make: @escaping (_ name: String?) throws -> Bool = { _ in false }
  ) throws -> Reference {
    let function = functions.allocate(fcb_function.self, 1)
    function.initialize(
      to: functions.function("index") { call in
        // Argument 1 is a table; to set a name takes a value too.
        let name = try call.arguments.text(2, "the name") ?? "[\(call.arguments.typeName(2))]"
        if call.arguments.count == 2, try make(name) {
          return call.answerField(ofTable: 1, named: 2)
        }
        throw refusal(name, call.arguments.count == 3)
      })
    let completion = functions.allocate(fcb_function.self, 1)
    completion.initialize(
      to: functions.function("pairs") { _ in
        _ = try make(nil)
        return .nothing
      })
    try list.bytes.withUnsafeBufferPointer { names in
      try library.withCString {
        try check(fcb_freeze_library(context, $0, names.baseAddress, function, completion))
      }
    }
    defer { fcb_pop(main, 1) }
    return try reference(at: -1, of: main)
  }
}

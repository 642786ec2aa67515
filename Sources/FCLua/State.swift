import CLuaBridge
import Glibc

/// One Lua state: its globals, its classes and the objects of the host that it holds.
///
/// A state is confined to the thread that made it. No Lua error crosses a Swift frame: what can
/// raise runs in C, protected or after Swift has returned.
public final class State {
  @usableFromInline let context: UnsafeMutablePointer<fcb_context>
  var functions = FunctionTable()
  private(set) var bindings: [ObjectIdentifier: AnyObject] = [:]
  /// C's descriptions of the classes that are defined.
  private(set) var descriptions: [UnsafeMutablePointer<fcb_class>] = []
  private var lastKey = 0
  /// The names of the chunks that were loaded, without their mark.
  var chunks: Set<String> = []
  /// The file in which a place was asked for last: most places of a script are in one.
  private var lastSource = ""
  /// What the host was calling at the failure with this number.
  var failureCallbacks: (serial: UInt64, callbacks: [Callback]) = (0, [])
  /// How often the lines of each text have run, by the name it was loaded with; nil while nobody counts.
  var lineCounts: LineCounts?
  /// The last Swift error of a type of its own that was raised in a script, and its text there.
  var latestCause: (text: String, error: any Error)?

  /// Finds the name that was meant by an unknown one among those that are known.
  public var suggest: (_ name: String, _ known: [String]) -> String? = { _, _ in nil }

  /// Takes down what is defined; nil, as for the states of scripts, takes down nothing.
  public var record: BindingRecord?

  /// Takes the fault of an unknown field of a table, which is then passed over; nil raises it.
  public var passOverUnknownField: ((ScriptFault, Call) -> Void)?

  /// Makes a state without any library.
  ///
  /// - Parameters:
  ///   - memoryLimit: The most memory Lua may use, in bytes; nil for no limit.
  ///   - failingAllocations: The numbers, from 1, of allocations to be refused, for tests of what
  ///     happens without memory.
  /// - Throws: `LuaError` of kind `memory` when there is none.
  public init(memoryLimit: Int? = nil, failingAllocations: Range<Int>? = nil) throws {
    let release: @convention(c) (UnsafeMutableRawPointer?) -> Void = { pointer in
      if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
    }
    let failing = failingAllocations ?? 0..<0
    guard
      let context = fcb_open(
        nil, release, UInt64(failing.lowerBound), UInt64(failing.upperBound))
    else { throw LuaError.outOfMemory }
    self.context = context
    context.pointee.limits.memory = memoryLimit ?? 0
    context.pointee.host = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit {
    fcb_close(context)
    functions.free()
  }

  /// The name of a file as a string, shared with the places that were told of before.
  func source(_ name: UnsafePointer<CChar>) -> String {
    let isLast = lastSource.withCString { strcmp($0, name) == 0 }
    if !isLast { lastSource = String(cString: name) }
    return lastSource
  }

  /// Lets go of what the functions of the host hold, which may hold the state in turn. Nothing of
  /// the script is to run any more.
  public func disconnectFunctions() {
    functions.disconnect()
    defineClass = { _ in }
  }

  /// The main thread of the state.
  var main: OpaquePointer { context.pointee.main }

  /// The thread whose function called Swift, or the main one.
  @inlinable var running: OpaquePointer { context.pointee.running }

  func nextKey() -> Int {
    lastKey += 1
    return lastKey
  }

  /// Throws unless a protected piece of C has succeeded.
  func check(_ status: Int32) throws {
    if status != LUA_OK { throw context.refusal }
  }

  // MARK: Libraries and functions

  /// Lua's own libraries that a state can open.
  public enum Library: String, CaseIterable, Sendable {
    case base = "_G"
    case string, table, math, utf8, coroutine, os
  }

  /// Opens one of the libraries under its usual name.
  ///
  /// - Throws: `LuaError` of kind `memory`.
  public func open(_ library: Library) throws {
    let opener: lua_CFunction =
      switch library {
      case .base: luaopen_base
      case .string: luaopen_string
      case .table: luaopen_table
      case .math: luaopen_math
      case .utf8: luaopen_utf8
      case .coroutine: luaopen_coroutine
      case .os: luaopen_os
      }
    try check(fcb_open_library(context, library.rawValue, opener))
  }

  /// Gives scripts a `pcall` and an `xpcall` that don't catch it when a limit is reached.
  public func openProtection() throws { try check(fcb_open_protection(context)) }

  /// Sets a field of a global table, which is made when missing; with no table, a global.
  ///
  /// After `keepGlobals` a table that is made is no global: scripts see it once it is handed on.
  public func set(_ name: String, in table: String? = nil, to value: some LuaWritable) throws {
    let start = context.pointee.wire.length
    let objectStart = context.pointee.wire.object_count
    value.write(to: ValueWriter(context))
    var count: Int32 = 0
    try check(fcb_push_wire(context, main, start, objectStart, &count))
    try setField(name, in: table)
  }

  /// Makes a function of the host known to scripts. See `ClassBinding.method` for `fields` and
  /// `form`.
  ///
  /// - Parameters:
  ///   - signature: What it takes and gives, in the notation of `ClassBinding`.
  ///   - documentation: What it does, in a sentence.
  ///   - takesList: Whether the table whose fields are spread may have values without a name, which
  ///     `Call.withElement` reads.
  public func define(
    _ name: String, in table: String? = nil, _ signature: String = "",
    _ documentation: String = "", fields: FieldTable? = nil, of subject: String = "",
    form: String = "", takesList: Bool = false, body: @escaping (Call) throws -> Answer
  ) throws {
    if let fields { record?.add(fields) }
    document(function: name, in: table, signature, documentation)
    try push(name, fields, subject, form, takesList, body)
    try setField(name, in: table)
  }

  /// Makes a function of the host that scripts know only where the host hands it on. See `define`.
  public func function(
    _ name: String, fields: FieldTable? = nil, of subject: String = "",
    body: @escaping (Call) throws -> Answer
  ) throws -> Reference {
    if let fields { record?.add(fields) }
    try push(name, fields, subject, "", false, body)
    defer { fcb_pop(main, 1) }
    return try reference(at: -1, of: main)
  }

  /// Pushes a new function on the main thread.
  private func push(
    _ name: String, _ fields: FieldTable?, _ subject: String, _ form: String, _ takesList: Bool,
    _ body: @escaping (Call) throws -> Answer
  ) throws {
    let function = functions.allocate(fcb_function.self, 1)
    function.initialize(to: functions.function(name, body))
    let names = spread(
      fields, in: function, argument: 1, subject: subject, form: form, takesList: takesList)
    try check(fcb_push_function(context, function, names?.pointer, names?.unknown))
  }

  private func setField(_ name: String, in table: String?) throws {
    let status = name.withCString { name in
      guard let table else { return fcb_set_field(context, nil, name) }
      return table.withCString { fcb_set_field(context, $0, name) }
    }
    try check(status)
  }

  /// The names of the fields that a function spreads, and what refuses another.
  private typealias SpreadNames = (
    pointer: UnsafeMutablePointer<UnsafePointer<CChar>?>, unknown: UnsafePointer<fcb_function>
  )

  /// Tells a function's description which fields it spreads.
  private func spread(
    _ fields: FieldTable?, in function: UnsafeMutablePointer<fcb_function>, argument: Int32,
    subject: String, form: String, takesList: Bool = false
  ) -> SpreadNames? {
    guard let fields = fields?.names else { return nil }
    precondition(fields.count <= 64, "a table of more than 64 fields can't be spread")
    function.pointee.field_count = Int32(fields.count)
    function.pointee.field_argument = argument
    function.pointee.subject = functions.keep(subject)
    function.pointee.form = functions.keep(form)
    let pointer = functions.allocate(UnsafePointer<CChar>?.self, fields.count)
    for (index, field) in fields.enumerated() { pointer[index] = functions.keep(field) }
    let unknown = functions.allocate(fcb_function.self, 1)
    unknown.initialize(
      to: unknownMember(known: fields, isSpread: true, form: form, takesList: takesList))
    return (pointer, UnsafePointer(unknown))
  }

  // MARK: Classes

  /// Makes a class known to scripts. A binding can be defined in one state only.
  public func define<Object: LuaObject>(_ binding: ClassBinding<Object>) throws {
    let methods = binding.entries.filter { if case .method = $0.kind { true } else { false } }
    let properties = binding.entries.filter { if case .property = $0.kind { true } else { false } }
    let methodTable = functions.allocate(fcb_function.self, methods.count)
    let propertyTable = functions.allocate(fcb_property.self, properties.count)
    let description = binding.description

    for (index, property) in properties.enumerated() {
      var entry = fcb_property()
      entry.get = functions.function(property.name, property.get)
      entry.set = functions.function(property.name, property.set)
      (propertyTable + index).initialize(to: entry)
    }
    description.pointee.name = functions.keep(binding.name)
    description.pointee.unknown = unknownMember(
      known: binding.entries.map(\.name), elsewhere: binding.elsewhere)
    description.pointee.description = functions.function("tostring") { call in
      try ClassBinding<Object>.withObject(call) { binding.describe($0).answer(call) }
    }
    description.pointee.length = functions.function("#", binding.length)
    description.pointee.element = functions.function("[]", binding.element)
    description.pointee.get_other = functions.function("field", binding.getOther)
    description.pointee.set_other = functions.function("field", binding.setOther)
    description.pointee.fields = functions.function("pairs", binding.fields)
    description.pointee.methods = UnsafePointer(methodTable)
    description.pointee.method_count = Int32(methods.count)
    description.pointee.properties = UnsafePointer(propertyTable)
    description.pointee.property_count = Int32(properties.count)

    var spreading: [(UnsafeMutablePointer<fcb_function>, SpreadNames)] = []
    for (index, method) in methods.enumerated() {
      let function = methodTable + index
      function.initialize(to: functions.function(method.name, method.get))
      function.pointee.self_class = UnsafePointer(description)
      if case .method(let fields, let subject, let form) = method.kind,
        let names = spread(fields, in: function, argument: 2, subject: subject, form: form)
      {
        spreading.append((function, names))
      }
    }
    record?.add(binding)
    // C has all it needs. A thousand states may live at once, and this is much of each.
    binding.entries = []
    bindings[ObjectIdentifier(Object.self)] = binding
    descriptions.append(description)
    try check(fcb_define_class(context, description))
    for (function, names) in spreading {
      try check(fcb_set_method(context, function, names.pointer, names.unknown))
    }
  }

  /// Defines a class when its first object is shown to a script.
  public var defineClass: (ObjectIdentifier) throws -> Void = { _ in }

  /// The binding of a class, which is defined if it is not yet; it is a mistake of the host to ask
  /// for one that nobody defines.
  ///
  /// - Throws: What `defineClass` throws.
  public func binding<Object: LuaObject>(of type: Object.Type) throws -> ClassBinding<Object> {
    if let binding = definedBinding(of: type) { return binding }
    try defineClass(ObjectIdentifier(type))
    guard let binding = definedBinding(of: type) else {
      preconditionFailure("the class \(type) is not defined in this Lua state")
    }
    return binding
  }

  /// The binding of a class; nil when it is not defined, so that no value is of it.
  public func definedBinding<Object: LuaObject>(
    of type: Object.Type
  ) -> ClassBinding<Object>? {
    bindings[ObjectIdentifier(type)] as? ClassBinding<Object>
  }

  /// The name of the class of a userdata.
  func className(_ lua: OpaquePointer, _ index: Int32) -> String? {
    fcb_block_at(lua, index).map { String(cString: $0.pointee.class.pointee.name) }
  }

  // MARK: Unknown names

  /// The message for a field that is not there, with the one that may have been meant.
  public func unknownField(_ name: String, in subject: String, known: [String]) -> String {
    let hint =
      suggest(name, known).map { " (did you mean '\($0)'?)" }
      ?? "; it has \(known.joined(separator: ", "))"
    let name = name.count > 60 ? name.prefix(60) + "…" : name
    return "unknown field '\(name)' in \(subject)\(hint)"
  }

  /// The function that refuses a field which is not among `known`.
  ///
  /// - Parameters:
  ///   - isSpread: Whether it is a field of a table that a script hands over.
  ///   - form: How such a table is handed over, for one whose fields have no names.
  ///   - takesList: Whether values without a name are no mistake.
  ///   - elsewhere: What to say of names that are members of something else.
  private func unknownMember(
    known: [String], isSpread: Bool = false, form: String = "", takesList: Bool = false,
    elsewhere: [String: String] = [:]
  ) -> fcb_function {
    functions.function("unknown field") { call in
      let values = StackValues(
        lua: call.lua, context: call.context, base: call.context.pointee.unknown_name - 1)
      if takesList, values.integer(1) != nil { return .nothing }
      let name = (try? values.text(1, "the field's name")).flatMap { $0 }
      let fault =
        if !form.isEmpty, values.integer(1) != nil {
          ScriptFault("name the fields: \(form)")
        } else if let name, let advice = elsewhere[name] {
          ScriptFault(advice)
        } else {
          ScriptFault(
            call.state.unknownField(
              name ?? "[\(values.typeName(1))]",
              in: String(cString: call.context.pointee.unknown_subject), known: known))
        }
      if isSpread, let passOver = call.state.passOverUnknownField {
        passOver(fault, call)
        return .nothing
      }
      throw fault
    }
  }

  // MARK: Memory

  /// Collects all garbage.
  public func collectGarbage() { fcb_collect(context) }

  /// Makes the collector run as often as it can, for tests.
  public func collectEagerly() { fcb_collect_eagerly(main) }

  /// What Lua uses now and has used at most, and what the host holds for the script, in bytes; and how
  /// many allocations Lua has asked for.
  public var memory: (used: Int, peak: Int, held: Int, allocations: Int) {
    (
      context.pointee.used, context.pointee.peak, context.pointee.held,
      Int(context.pointee.allocations)
    )
  }
}

extension UnsafeMutablePointer<fcb_context> {
  /// The state that the context belongs to, which made it and outlives it.
  @inlinable var state: State {
    Unmanaged.fromOpaque(pointee.host).takeUnretainedValue()
  }
}

import FCLua

/// Functions of the embedding program that scripts can call.
///
/// Defined before the script is loaded, they belong to a module that it requires, or are globals:
///
///     try host.define("shout", in: "app") { (text: String) in text.uppercased() }
///     try host.define("add") { (a: Int, b: Int) in a + b }
///
/// Arguments are `Bool`, `Int`, `Double`, `String`, `ScriptRecord`s, objects of defined classes,
/// `Value`, and optionals and lists of those. Wrong ones are refused in Lua's own words. What the
/// function throws is raised in the script with its description, at the place of the call.
extension ScriptHost {
  /// Makes a function known to scripts.
  ///
  /// - Parameters:
  ///   - module: The name by which scripts require it; nil makes it a global.
  /// - Throws: `HostError` when the name is taken or the module is in use already.
  @inlinable public func define<each Argument: LuaReadable, Result: LuaWritable>(
    _ name: String, in module: String? = nil,
    _ body: @escaping (repeat each Argument) throws -> Result
  ) throws {
    try defineFunction(name, in: module) { call in
      var position = 0
      return try body(repeat (each Argument).next(in: call, &position)).answer(call)
    }
  }

  /// Makes a function without a result known to scripts. See `define(_:in:_:)`.
  ///
  /// - Throws: As `define(_:in:_:)` does.
  @inlinable public func define<each Argument: LuaReadable>(
    _ name: String, in module: String? = nil,
    _ body: @escaping (repeat each Argument) throws -> Void
  ) throws {
    try defineFunction(name, in: module) { call in
      var position = 0
      try body(repeat (each Argument).next(in: call, &position))
      return .nothing
    }
  }

  /// Makes a function known that takes any number of plain values, and gives one back.
  ///
  /// - Throws: As `define(_:in:_:)` does.
  public func defineVariadic(
    _ name: String, in module: String? = nil, _ body: @escaping ([Value]) throws -> Value
  ) throws {
    try defineFunction(name, in: module) { call in
      try body((0..<call.arguments.count).map { try call.value($0 + 1) }).answer(call)
    }
  }

  /// Makes a function known that reads its arguments and answers by itself.
  ///
  /// - Throws: As `define(_:in:_:)` does.
  public func defineFunction(
    _ name: String, in module: String? = nil, _ body: @escaping (Call) throws -> Answer
  ) throws {
    try add(name, to: module) { try $0.state.define(name, in: $1) { try body($0) } }
  }

  /// Makes a plain value known to scripts. See `define(_:in:_:)`.
  ///
  /// - Throws: `HostError`, also when the value can't be encoded.
  public func define(_ name: String, in module: String? = nil, value: some Encodable) throws {
    let value = try luaValue(of: value)
    try add(name, to: module) { try $0.state.set(name, in: $1, to: value) }
  }

  private func add(
    _ name: String, to module: String?, _ define: @escaping EmbeddedModule.Definition
  )
    throws
  {
    try checkUse()
    guard let module else {
      guard embedded.globals.insert(name).inserted, !AllowList.globals.names.contains(name) else {
        throw HostError.definition("the global '\(name)' is defined already")
      }
      return try use { try define(self, nil) }
    }
    guard module != "fc", loaded.modules[module] == nil else {
      throw HostError.definition("module '\(module)' is in use already: define what it has earlier")
    }
    guard embedded.modules[module, default: EmbeddedModule()].add(name, define) else {
      throw HostError.definition("'\(module).\(name)' is defined already")
    }
  }

  /// Makes a module of the embedding program for the script that requires it; nil when there is none
  /// of the name.
  func embeddedModule(_ name: String) throws -> Reference? {
    guard let module = embedded.modules[name] else { return nil }
    let table = "module \(name)"
    for define in module.definitions { try define(self, table) }
    let known = module.names.sorted()
    return try state.freezeLibrary(table, NameList(known)) { [unowned self] member, isSet in
      isSet
        ? ScriptFault(
          "'\(name).\(member)' can't be set: a script can't change a module of its host")
        : state.unknownField(member, in: name, known: known, code: .unknownMember)
    }
  }
}

/// What an embedding program has defined for scripts.
struct EmbeddedDefinitions {
  var globals: Set<String> = []
  var modules: [String: EmbeddedModule] = [:]
}

/// A module of an embedding program, made once a script requires it.
struct EmbeddedModule {
  /// Defines a member in the global table of a name.
  typealias Definition = (_ host: ScriptHost, _ table: String?) throws -> Void

  private(set) var names: Set<String> = []
  private(set) var definitions: [Definition] = []

  /// Returns false when the name is taken.
  mutating func add(_ name: String, _ define: @escaping Definition) -> Bool {
    guard names.insert(name).inserted else { return false }
    definitions.append(define)
    return true
  }
}

extension LuaReadable {
  /// Reads the argument after the ones read so far.
  @inlinable static func next(in call: Call, _ position: inout Int) throws -> Self {
    position += 1
    return try read(call, position)
  }
}

import FCHost

/// What is certain of a value before the script runs.
enum KnownType {
  /// A value of a type.
  case value(LuaType)
  /// A library of functions: `fc`, `fc.ui`, `string`.
  case library(String)
  /// A function, by the ways to call it.
  case function([LuaSignature])
}

/// The reference of scripts, for looking up what things have.
struct TypeReference {
  private let classes: [String: ScriptReference.Class]
  private let tables: [String: ScriptReference.Table]
  private let aliases: [String: LuaType]
  private let functions: [String: [LuaSignature]]
  private let values: [String: LuaType]
  /// The names in each library.
  private let libraries: [String: [String]]

  static let librariesOfLua = ["string", "table", "math", "utf8", "coroutine", "os"]

  init(_ reference: ScriptReference) {
    classes = Dictionary(reference.classes.map { ($0.name, $0) }) { first, _ in first }
    tables = Dictionary(reference.tables.map { ($0.name, $0) }) { first, _ in first }
    aliases = Dictionary(reference.aliases.map { ($0.name, $0.type) }) { first, _ in first }
    functions = Dictionary(reference.functions.map { ($0.name, $0.signatures) }) { first, _ in first
    }
    values = Dictionary(reference.values.map { ($0.name, $0.type) }) { first, _ in first }
    var libraries: [String: [String]] = [:]
    for name in Array(functions.keys) + Array(values.keys) {
      guard let dot = name.lastIndex(of: ".") else { continue }
      libraries[String(name[..<dot]), default: []].append(String(name[name.index(after: dot)...]))
    }
    self.libraries = libraries.mapValues { $0.sorted() }
  }

  /// The names of the globals that are there before a script runs.
  var globals: Set<String> {
    let names = Array(functions.keys) + Array(values.keys) + Array(libraries.keys)
    return Set(names.filter { !$0.contains(".") }).union(["_G", "fc"])
  }

  /// What a global name stands for, unless the script has changed it.
  func global(_ name: String) -> KnownType? {
    if libraries[name] != nil { return .library(name) }
    return functions[name].map(KnownType.function)
  }

  /// What is found under a name in a value.
  enum Lookup {
    case found(KnownType)
    /// It may be there, or not.
    case uncertain
    /// It can't be there. What has not got it, and what that has.
    case missing(in: String, known: [String])
  }

  /// Looks a name up in a value.
  ///
  /// - Parameter isCalled: Whether it is called as a method.
  func lookUp(_ name: String, in type: KnownType, isCalled: Bool) -> Lookup {
    switch type {
    case .function: return .uncertain
    case .library(let library):
      let fullName = "\(library).\(name)"
      if libraries[fullName] != nil { return .found(.library(fullName)) }
      if let signatures = functions[fullName] { return .found(.function(signatures)) }
      if let type = values[fullName] { return .found(.value(type)) }
      return .missing(in: library, known: libraries[library] ?? [])
    case .value(let type):
      guard case .named(let typeName) = resolved(type) else { return .uncertain }
      if typeName == "string" {
        return isCalled ? lookUp(name, in: .library("string"), isCalled: false) : .uncertain
      }
      return lookUp(name, inClass: typeName)
    }
  }

  private func lookUp(_ name: String, inClass className: String) -> Lookup {
    // The view of that name can't be told from Lua's tables.
    guard className != "table", let description = classes[className] else { return .uncertain }
    guard let member = description.member(named: name) else {
      if description.otherFields != nil { return .uncertain }
      return .missing(in: className, known: description.members.map(\.name))
    }
    return .found(member.type.map(KnownType.value) ?? .function(member.signatures))
  }

  /// The type of an element of a list, or of an object that has elements; nil when that is not known.
  func element(of type: KnownType) -> LuaType? {
    guard case .value(let type) = type else { return nil }
    switch resolved(type) {
    case .list(let element): return element
    case .named(let name) where name != "table": return classes[name]?.element
    default: return nil
    }
  }

  /// A type without the possibility of nil, and without a name of its own where that only stands for
  /// another type.
  func resolved(_ type: LuaType) -> LuaType {
    let type = type.withoutNil
    if case .named(let name) = type, let meant = aliases[name] { return resolved(meant) }
    return type
  }

  /// A kind of table whose fields are all read by the host, so that no other makes sense.
  func closedTable(_ name: String) -> ScriptReference.Table? {
    name.hasSuffix(" fields") || name.hasSuffix(" options") ? tables[name] : nil
  }

  /// The texts that a type with a name of its own stands for.
  func texts(ofType name: String) -> Set<String> {
    guard case .union(let types)? = aliases[name] else { return [] }
    return Set(types.compactMap { if case .text(let text) = $0 { text } else { nil } })
  }
}

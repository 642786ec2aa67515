/// The type of a value that scripts see, in the notation of the bindings.
public indirect enum LuaType: Hashable, Sendable {
  /// A type of Lua, a class, a kind of table or a type with a name of its own: `card fields`.
  case named(String)
  /// One text.
  case text(String)
  /// A list of values of one type.
  case list(LuaType)
  /// A value, or nil.
  case optional(LuaType)
  /// A value of one of some types.
  case union([LuaType])
  /// A function.
  case function(LuaSignature)
  /// A table with some fields.
  case table([LuaParameter])
  /// A table with keys and values of one type each.
  case map(key: LuaType, value: LuaType)
}

/// What a function takes and gives.
public struct LuaSignature: Hashable, Sendable {
  /// What it takes, in order.
  public var parameters: [LuaParameter]
  /// What it gives, in order.
  public var results: [LuaParameter]
}

/// A parameter or a result of a function, or a field of a table.
public struct LuaParameter: Hashable, Sendable {
  /// What it is called; empty for a result without a name.
  public var name: String
  /// Its type.
  public var type: LuaType
  /// Whether it may be left out.
  public var isOptional = false
  /// Whether there may be any number of them.
  public var isRest = false

  /// Makes a parameter.
  public init(name: String, type: LuaType, isOptional: Bool = false, isRest: Bool = false) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
    self.isRest = isRest
  }
}

extension LuaType: CustomStringConvertible {
  /// The type in the notation of the bindings.
  public var description: String {
    switch self {
    case .named(let name): name
    case .text(let text): "\"\(text)\""
    case .list(let element): "\(element.grouped)[]"
    case .optional(let type): "\(type.grouped)?"
    case .union(let types): types.map(\.description).joined(separator: " | ")
    case .function(let signature): "fun\(signature.nested)"
    case .table(let fields): "{ \(fields.map(\.description).joined(separator: ", ")) }"
    case .map(let key, let value): "{ [\(key)]: \(value) }"
    }
  }

  /// The type as it stands before `?` and `[]`.
  private var grouped: String {
    switch self {
    case .union, .function: "(\(self))"
    default: description
    }
  }

  /// The type without the possibility of nil.
  public var withoutNil: LuaType { if case .optional(let type) = self { type } else { self } }
}

extension LuaSignature: CustomStringConvertible {
  /// The signature in the notation of the bindings: `(seconds: number, fn: fun()) → timer`.
  public var description: String { taken + (results.isEmpty ? "" : " → \(given)") }

  /// The signature inside another, where a comma would end it.
  fileprivate var nested: String {
    results.count > 1 ? "\(taken) → (\(given))" : description
  }

  private var taken: String { "(\(parameters.map(\.description).joined(separator: ", ")))" }
  private var given: String { results.map(\.description).joined(separator: ", ") }
}

extension LuaParameter: CustomStringConvertible {
  /// The parameter in the notation of the bindings: `options?: game options`.
  public var description: String {
    if isRest { return "...: \(type)" }
    return name.isEmpty ? type.description : "\(name)\(isOptional ? "?" : ""): \(type)"
  }
}

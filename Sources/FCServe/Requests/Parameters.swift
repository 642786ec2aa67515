import FCModels
import FCText

/// What a request says besides its method.
struct Parameters {
  private let fields: [String: PlainValue]
  /// What the fields are of, in a message.
  private let owner: String

  /// - Throws: `RPCError`.
  init(_ value: PlainValue?) throws {
    switch value {
    case nil: fields = [:]
    case .table(let fields): self.fields = fields
    case .list: throw RPCError(.invalidParameters, "parameters are given by name, in an object")
    default: throw RPCError(.invalidRequest, "params is an object")
    }
    owner = "parameter"
  }

  private init(_ fields: [String: PlainValue], of owner: String) {
    self.fields = fields
    self.owner = owner
  }

  /// - Throws: `RPCError` for a name that is not among the known ones.
  func check(known: [String]) throws {
    if let name = fields.keys.filter({ !known.contains($0) }).min() {
      let hint = suggestion(for: name, among: known)
      throw RPCError(.invalidParameters, "unknown \(owner) '\(name)'\(hint)")
    }
  }

  /// Whether a parameter is given.
  func has(_ name: String) -> Bool { self[name] != nil }

  /// A value as it came; nil when there is none, or null.
  subscript(_ name: String) -> PlainValue? {
    guard let value = fields[name], value != .nil else { return nil }
    return value
  }

  func text(_ name: String) throws -> String? {
    try read(name, "a text") {
      // A text with a NUL would be cut short wherever C reads it.
      guard let text = $0.asText, !text.utf8.contains(0) else { return nil }
      return text
    }
  }
  func int(_ name: String) throws -> Int? { try read(name, "a whole number", \.asInt) }
  func bool(_ name: String) throws -> Bool? { try read(name, "true or false", \.asBool) }
  func number(_ name: String, from least: Double) throws -> Double? {
    try read(name, "a number from \(least)") { value in
      value.asNumber.flatMap { $0 >= least ? $0 : nil }
    }
  }
  func int(_ name: String, from least: Int) throws -> Int? {
    try read(name, "a whole number from \(least)") { value in
      value.asInt.flatMap { $0 >= least ? $0 : nil }
    }
  }
  func list(_ name: String) throws -> [PlainValue]? { try read(name, "a list", \.asList) }
  func texts(_ name: String) throws -> [String]? {
    try read(name, "a list of texts") { value in
      guard let texts = value.asList?.map(\.asText), !texts.contains(nil) else { return nil }
      return texts.compactMap(\.self)
    }
  }
  /// The fields of an object.
  func fields(_ name: String, known: [String]) throws -> Parameters? {
    guard let fields = try read(name, "an object", \.asTable) else { return nil }
    let parameters = Parameters(fields, of: "field of '\(name)'")
    try parameters.check(known: known)
    return parameters
  }

  /// A value that has to be there.
  ///
  /// - Throws: `RPCError`.
  func required<Value>(_ name: String, _ read: (String) throws -> Value?) throws -> Value {
    guard let value = try read(name) else {
      throw RPCError(.invalidParameters, "the \(owner) '\(name)' is missing")
    }
    return value
  }

  private func read<Value>(
    _ name: String, _ expected: String, _ read: (PlainValue) -> Value?
  ) throws -> Value? {
    guard let value = self[name] else { return nil }
    guard let result = read(value) else {
      throw RPCError(.invalidParameters, "the \(owner) '\(name)' has to be \(expected)")
    }
    return result
  }
}

/// What is wrong with a type or a signature of a binding.
public struct LuaTypeError: Error, Equatable, CustomStringConvertible {
  /// What was expected, and where.
  public let description: String
}

extension LuaType {
  /// Reads a type in the notation of the bindings.
  ///
  /// - Throws: `LuaTypeError`.
  public init(_ text: String) throws {
    var parser = LuaTypeParser(text)
    self = try parser.type()
    try parser.end()
  }
}

extension LuaSignature {
  /// Reads the ways to call a function, which are separated by semicolons.
  ///
  /// - Throws: `LuaTypeError`.
  public static func all(in text: String) throws -> [LuaSignature] {
    var parser = LuaTypeParser(text)
    var signatures = [try parser.signature()]
    while parser.take(";") { signatures.append(try parser.signature()) }
    try parser.end()
    return signatures
  }
}

/// Reads types from left to right.
private struct LuaTypeParser {
  private let text: String
  private var rest: Substring

  init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  // MARK: Signs

  mutating func take(_ sign: String) -> Bool {
    skipSpaces()
    guard rest.hasPrefix(sign) else { return false }
    rest = rest.dropFirst(sign.count)
    return true
  }

  private mutating func expect(_ sign: String) throws {
    if !take(sign) { throw fault("'\(sign)'") }
  }

  mutating func end() throws {
    skipSpaces()
    if !rest.isEmpty { throw fault("the end") }
  }

  private mutating func skipSpaces() { rest = rest.drop { $0 == " " } }

  private func fault(_ expected: String) -> LuaTypeError {
    LuaTypeError(description: "\(expected) expected before '\(rest)' in '\(text)'")
  }

  // MARK: Signatures

  mutating func signature() throws -> LuaSignature {
    let parameters = try self.parameters()
    var results: [LuaParameter] = []
    if take("→") { repeat { results.append(try result()) } while take(",") }
    return LuaSignature(parameters: parameters, results: results)
  }

  private mutating func parameters() throws -> [LuaParameter] {
    try expect("(")
    if take(")") { return [] }
    var parameters: [LuaParameter] = []
    repeat { parameters.append(try parameter()) } while take(",")
    try expect(")")
    return parameters
  }

  private mutating func parameter() throws -> LuaParameter {
    if take("...") {
      try expect(":")
      return LuaParameter(name: "...", type: try type(), isRest: true)
    }
    let name = try word()
    let isOptional = take("?")
    try expect(":")
    return LuaParameter(name: name, type: try type(), isOptional: isOptional)
  }

  private mutating func result() throws -> LuaParameter {
    if take("...") {
      try expect(":")
      return LuaParameter(name: "...", type: try type(), isRest: true)
    }
    let start = rest
    if let name = try? word(), take(":") { return LuaParameter(name: name, type: try type()) }
    rest = start
    return LuaParameter(name: "", type: try type())
  }

  // MARK: Types

  mutating func type() throws -> LuaType {
    var types = [try suffixed()]
    while take("|") { types.append(try suffixed()) }
    return types.count == 1 ? types[0] : .union(types)
  }

  private mutating func suffixed() throws -> LuaType {
    var type = try primary()
    while true {
      if take("[]") {
        type = .list(type)
      } else if take("?") {
        type = .optional(type)
      } else {
        return type
      }
    }
  }

  private mutating func primary() throws -> LuaType {
    if take("(") {
      let type = try self.type()
      try expect(")")
      return type
    }
    if take("\"") {
      let text = String(rest.prefix { $0 != "\"" })
      rest = rest.dropFirst(text.count)
      try expect("\"")
      return .text(text)
    }
    if take("fun(") {
      rest = text[text.index(before: rest.startIndex)...]
      return try function()
    }
    return take("{") ? try table() : .named(try name())
  }

  /// A function inside another type: several results stand in parentheses.
  private mutating func function() throws -> LuaType {
    let parameters = try self.parameters()
    guard take("→") else { return .function(LuaSignature(parameters: parameters, results: [])) }
    let start = rest
    if take("("), let first = try? result(), take(",") {
      var results = [first]
      repeat { results.append(try result()) } while take(",")
      try expect(")")
      return .function(LuaSignature(parameters: parameters, results: results))
    }
    rest = start
    return .function(
      LuaSignature(parameters: parameters, results: [LuaParameter(name: "", type: try type())]))
  }

  private mutating func table() throws -> LuaType {
    if take("[") {
      let key = try type()
      try expect("]")
      try expect(":")
      let value = try type()
      try expect("}")
      return .map(key: key, value: value)
    }
    var fields: [LuaParameter] = []
    repeat { fields.append(try parameter()) } while take(",")
    try expect("}")
    return .table(fields)
  }

  // MARK: Names

  /// The name of a parameter.
  private mutating func word() throws -> String {
    skipSpaces()
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if word.isEmpty { throw fault("a name") }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  /// The name of a type, which may have several words: `part of a screen`, `deck.screens`.
  private mutating func name() throws -> String {
    var name = try word()
    while true {
      if rest.hasPrefix(".") {
        rest = rest.dropFirst()
        name += ".\(try word())"
      } else if rest.hasPrefix(" "), rest.dropFirst().first?.isLetter == true {
        name += " \(try word())"
      } else {
        return name
      }
    }
  }
}

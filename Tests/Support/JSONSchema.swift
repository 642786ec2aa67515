import FCJSON
import FCModels
import Glibc

/// Checks values against a JSON schema: of draft 2020-12 the keywords that this project's schemas
/// use, where any other is told as a mistake of the schema.
public struct JSONSchema {
  private let root: PlainValue

  /// - Throws: `JSONError`.
  public init(json: some Collection<UInt8>) throws { root = try PlainValue(json: json) }

  /// The schema of the messages of `fcscript serve`.
  ///
  /// - Throws: `JSONError`.
  public static func serve() throws -> JSONSchema {
    let root = "\(#filePath)".split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
    return try JSONSchema(json: contents(of: "\(root)/docs/serve.schema.json"))
  }

  /// What is wrong with a value, each with its place; empty when it is valid.
  ///
  /// - Parameter name: Of the definition that the value is to have, such as `results/load`; nil for
  ///   the whole schema.
  public func problems(of value: PlainValue, as name: String? = nil) -> [String] {
    let schema = name.map { PlainValue.table(["$ref": .text("#/$defs/\($0)")]) } ?? root
    return problems(value, schema, at: "")
  }

  private func problems(_ value: PlainValue, _ schema: PlainValue, at place: String) -> [String] {
    if case .bool(let allows) = schema { return allows ? [] : ["\(place): nothing may be here"] }
    return fields(schema).flatMap { keyword, rule in
      problems(value, keyword, rule, of: schema, at: place)
    }
  }

  private func problems(
    _ value: PlainValue, _ keyword: String, _ rule: PlainValue, of schema: PlainValue,
    at place: String
  ) -> [String] {
    func fails(unless isValid: Bool) -> [String] {
      isValid ? [] : ["\(place): \(brief(value)) is against \(keyword) \(rule.jsonText)"]
    }
    switch keyword {
    case "$schema", "$defs", "title", "description": return []
    case "$ref": return problems(value, definition(rule.asText ?? ""), at: place)
    case "const": return fails(unless: value == rule)
    case "enum": return fails(unless: rule.asList?.contains(value) ?? false)
    case "type":
      let types = rule.asText.map { [$0] } ?? rule.asList?.compactMap(\.asText) ?? []
      return fails(unless: types.contains { isOf(value, $0) })
    case "minimum": return fails(unless: value.asNumber ?? .infinity >= rule.asNumber ?? 0)
    case "maximum": return fails(unless: value.asNumber ?? -.infinity <= rule.asNumber ?? 0)
    case "minItems": return fails(unless: list(value).count >= rule.asInt ?? 0)
    case "items":
      return list(value).enumerated().flatMap { problems($1, rule, at: "\(place)/\($0)") }
    case "required":
      return fails(
        unless: list(rule).allSatisfy { name in
          !isTable(value) || fields(value)[name.asText ?? ""] != nil
        })
    case "properties":
      return fields(rule).flatMap { name, rule in
        fields(value)[name].map { problems($0, rule, at: "\(place)/\(name)") } ?? []
      }
    case "additionalProperties":
      let known = fields(schema)["properties"].map(fields) ?? [:]
      return fields(value).flatMap { name, value in
        known[name] == nil ? problems(value, rule, at: "\(place)/\(name)") : []
      }
    case "anyOf", "oneOf":
      let tried = list(rule).map { problems(value, $0, at: place) }
      let count = tried.count(where: \.isEmpty)
      if keyword == "anyOf" ? count > 0 : count == 1 { return [] }
      return ["\(place): \(keyword) holds \(count) times"] + tried.joined()
    default: return ["the schema has the unknown keyword \(keyword)"]
    }
  }

  /// A value in a message, however large it is.
  private func brief(_ value: PlainValue) -> String {
    switch value {
    case .table(let fields): "an object of \(fields.keys.sorted())"
    case .list(let values): "a list of \(values.count)"
    case .text(let text): "\"\(text.prefix(40))\""
    case .nil, .bool, .int, .number: value.jsonText
    }
  }

  private func isOf(_ value: PlainValue, _ type: String) -> Bool {
    switch (type, value) {
    case ("null", .nil), ("boolean", .bool), ("string", .text), ("array", .list),
      ("object", .table), ("number", .int), ("number", .number), ("integer", .int):
      true
    // A number without a fraction is whole, however it is written.
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }

  private func definition(_ path: String) -> PlainValue {
    path.split(separator: "/").dropFirst().reduce(root) { schema, name in
      fields(schema)[String(name)] ?? .bool(false)
    }
  }

  private func isTable(_ value: PlainValue) -> Bool {
    if case .table = value { true } else { false }
  }

  private func fields(_ value: PlainValue) -> [String: PlainValue] {
    if case .table(let fields) = value { fields } else { [:] }
  }

  private func list(_ value: PlainValue) -> [PlainValue] {
    if case .list(let values) = value { values } else { [] }
  }
}

/// The bytes of a file; none when it can't be read.
private func contents(of path: String) -> [UInt8] {
  guard let file = fopen(path, "r") else { return [] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&piece, 1, piece.count, file), count > 0 { bytes += piece[..<count] }
  return bytes
}

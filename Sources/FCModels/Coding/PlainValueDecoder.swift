/// Makes values of types that are `Decodable` of plain values.
///
/// A table of no fields is an empty list as well; whole numbers are taken for floating-point ones and
/// the other way round where nothing is lost.
public struct PlainValueDecoder {
  /// Makes a decoder.
  public init() {}

  /// Decodes a value.
  /// - Throws: `DecodingError` when the value is of another type, lacks a field or does not fit, and
  ///   what the type's own `init(from:)` throws.
  public func decode<Result: Decodable>(_ type: Result.Type, from value: PlainValue) throws
    -> Result
  {
    try decodePlain(type, ValueDecoder(value: value, codingPath: []))
  }
}

private func decodePlain<Result: Decodable>(
  _ type: Result.Type, _ decoder: ValueDecoder
) throws -> Result {
  if let value = decoder.value as? Result { return value }
  return try type.init(from: decoder)
}

private struct ValueDecoder: Decoder {
  let value: PlainValue
  var codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let fields = value.asTable else { throw mismatch([String: PlainValue].self, "a table") }
    return KeyedDecodingContainer(Fields(codingPath: codingPath, fields: fields))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let list = value.asList else { throw mismatch([PlainValue].self, "a list") }
    return Elements(codingPath: codingPath, list: list)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { One(decoder: self) }

  func mismatch(_ type: Any.Type, _ expected: String) -> DecodingError {
    .typeMismatch(
      type,
      DecodingError.Context(
        codingPath: codingPath,
        debugDescription: "\(expected) was expected, got \(value.described)"))
  }

  func plain<Result>(_ expected: String, _ read: (PlainValue) -> Result?) throws -> Result {
    guard let result = read(value) else { throw mismatch(Result.self, expected) }
    return result
  }

  func whole<Result: FixedWidthInteger>() throws -> Result {
    let value = try plain("a whole number", \.asInt)
    guard let result = Result(exactly: value) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "\(value) does not fit into \(Result.self)"))
    }
    return result
  }
}

private struct Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  var codingPath: [any CodingKey]
  let fields: [String: PlainValue]

  var allKeys: [Key] { fields.keys.sorted().compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }

  func decodeNil(forKey key: Key) -> Bool { fields[key.stringValue, default: .nil] == .nil }

  func decode<Result: Decodable>(_ type: Result.Type, forKey key: Key) throws -> Result {
    try decodePlain(type, decoder(forKey: key))
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try decoder(forKey: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(forKey: key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder {
    ValueDecoder(value: fields["super"] ?? .nil, codingPath: codingPath)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(forKey: key) }

  private func decoder(forKey key: Key) throws -> ValueDecoder {
    guard let value = fields[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key,
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "the field '\(key.stringValue)' is missing"))
    }
    return ValueDecoder(value: value, codingPath: codingPath + [key])
  }
}

private struct Elements: UnkeyedDecodingContainer {
  var codingPath: [any CodingKey]
  let list: [PlainValue]
  private(set) var currentIndex = 0

  init(codingPath: [any CodingKey], list: [PlainValue]) {
    self.codingPath = codingPath
    self.list = list
  }

  var count: Int? { list.count }
  var isAtEnd: Bool { currentIndex == list.count }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, list[currentIndex] == .nil else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Result: Decodable>(_ type: Result.Type) throws -> Result {
    let result = try decodePlain(type, decoder())
    currentIndex += 1
    return result
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    defer { currentIndex += 1 }
    return try decoder().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    defer { currentIndex += 1 }
    return try decoder().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder {
    defer { currentIndex += 1 }
    return try decoder()
  }

  private func decoder() throws -> ValueDecoder {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        PlainValue.self,
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "the list has only \(list.count) elements"))
    }
    return ValueDecoder(value: list[currentIndex], codingPath: codingPath)
  }
}

private struct One: SingleValueDecodingContainer {
  let decoder: ValueDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.value == .nil }
  func decode(_ type: Bool.Type) throws -> Bool { try decoder.plain("true or false", \.asBool) }
  func decode(_ type: String.Type) throws -> String { try decoder.plain("a text", \.asText) }
  func decode(_ type: Double.Type) throws -> Double { try decoder.plain("a number", \.asNumber) }
  func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }
  func decode(_ type: Int.Type) throws -> Int { try decoder.whole() }
  func decode(_ type: Int8.Type) throws -> Int8 { try decoder.whole() }
  func decode(_ type: Int16.Type) throws -> Int16 { try decoder.whole() }
  func decode(_ type: Int32.Type) throws -> Int32 { try decoder.whole() }
  func decode(_ type: Int64.Type) throws -> Int64 { try decoder.whole() }
  func decode(_ type: UInt.Type) throws -> UInt { try decoder.whole() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try decoder.whole() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try decoder.whole() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try decoder.whole() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try decoder.whole() }

  func decode<Result: Decodable>(_ type: Result.Type) throws -> Result {
    try decodePlain(type, decoder)
  }
}

extension PlainValue {
  /// The value as a list; an empty table is one too.
  public var asList: [PlainValue]? {
    switch self {
    case .list(let values): values
    case .table(let fields) where fields.isEmpty: []
    default: nil
    }
  }

  fileprivate var described: String {
    switch self {
    case .nil: "nothing"
    case .bool: "true or false"
    case .int, .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .table: "a table"
    }
  }
}

extension PlainValue: Codable {
  /// Encodes the value as what it holds.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .nil: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let values): try container.encode(values)
    case .table(let fields): try container.encode(fields)
    }
  }

  /// Decodes whatever value there is.
  /// - Throws: `DecodingError` when it is none that can be kept.
  public init(from decoder: any Decoder) throws {
    if let decoder = decoder as? ValueDecoder {
      self = decoder.value
      return
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .nil
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let values = try? container.decode([PlainValue].self) {
      self = .list(values)
    } else {
      self = .table(try container.decode([String: PlainValue].self))
    }
  }
}

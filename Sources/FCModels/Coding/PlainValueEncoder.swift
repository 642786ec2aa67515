/// Makes plain values of what is `Encodable`, for scripts and for stores.
///
/// Types with named fields become tables, lists become lists, nil fields are left out.
public struct PlainValueEncoder {
  /// Makes an encoder.
  public init() {}

  /// Encodes a value.
  /// - Throws: `EncodingError` for numbers beyond 64 bits and for keyed values that encode no fields
  ///   where a plain value needs one, and what the value's own `encode` throws.
  public func encode(_ value: some Encodable) throws -> PlainValue {
    try encodePlain(value, at: [])
  }
}

private func encodePlain(_ value: some Encodable, at path: [any CodingKey]) throws -> PlainValue {
  // As they are: through the containers these would lose what tells them apart.
  switch value {
  case let value as PlainValue: return value
  case let value as [PlainValue]: return .list(value)
  default: break
  }
  let encoder = NodeEncoder(codingPath: path)
  try value.encode(to: encoder)
  return encoder.node.value
}

/// A value that is being made: containers of it may be written to in turn.
private final class Node {
  enum Content {
    case plain(PlainValue)
    case list([Node])
    case table([String: Node])
  }

  var content = Content.table([:])

  var value: PlainValue {
    switch content {
    case .plain(let value): value
    case .list(let nodes): .list(nodes.map(\.value))
    case .table(let nodes): .table(nodes.mapValues(\.value))
    }
  }

  func field(_ name: String) -> Node {
    let node = Node()
    guard case .table(var nodes) = content else { return node }
    nodes[name] = node
    content = .table(nodes)
    return node
  }

  func element() -> Node {
    let node = Node()
    guard case .list(var nodes) = content else { return node }
    content = .plain(.nil)  // so that the list is not copied
    nodes.append(node)
    content = .list(nodes)
    return node
  }

  var count: Int {
    if case .list(let nodes) = content { nodes.count } else { 0 }
  }
}

private struct NodeEncoder: Encoder {
  var codingPath: [any CodingKey]
  var node = Node()
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .table = node.content {} else { node.content = .table([:]) }
    return KeyedEncodingContainer(Fields(codingPath: codingPath, node: node))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .list = node.content {} else { node.content = .list([]) }
    return Elements(codingPath: codingPath, node: node)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    One(codingPath: codingPath, node: node)
  }
}

private struct Fields<Key: CodingKey>: KeyedEncodingContainerProtocol {
  var codingPath: [any CodingKey]
  let node: Node

  mutating func encodeNil(forKey key: Key) {}

  mutating func encode(_ value: some Encodable, forKey key: Key) throws {
    node.field(key.stringValue).content = .plain(try encodePlain(value, at: codingPath + [key]))
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder(forKey: key).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(forKey: key).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder {
    NodeEncoder(codingPath: codingPath, node: node.field("super"))
  }

  mutating func superEncoder(forKey key: Key) -> any Encoder { encoder(forKey: key) }

  private func encoder(forKey key: Key) -> NodeEncoder {
    NodeEncoder(codingPath: codingPath + [key], node: node.field(key.stringValue))
  }
}

private struct Elements: UnkeyedEncodingContainer {
  var codingPath: [any CodingKey]
  let node: Node
  var count: Int { node.count }

  mutating func encodeNil() { node.element().content = .plain(.nil) }

  mutating func encode(_ value: some Encodable) throws {
    node.element().content = .plain(try encodePlain(value, at: codingPath))
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    encoder.container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    encoder.unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { encoder }

  private var encoder: NodeEncoder { NodeEncoder(codingPath: codingPath, node: node.element()) }
}

private struct One: SingleValueEncodingContainer {
  var codingPath: [any CodingKey]
  let node: Node

  mutating func encodeNil() { node.content = .plain(.nil) }
  mutating func encode(_ value: Bool) { node.content = .plain(.bool(value)) }
  mutating func encode(_ value: String) { node.content = .plain(.text(value)) }
  mutating func encode(_ value: Double) { node.content = .plain(.number(value)) }
  mutating func encode(_ value: Float) { node.content = .plain(.number(Double(value))) }
  mutating func encode(_ value: Int) { node.content = .plain(.int(value)) }
  mutating func encode(_ value: Int8) { encode(Int(value)) }
  mutating func encode(_ value: Int16) { encode(Int(value)) }
  mutating func encode(_ value: Int32) { encode(Int(value)) }
  mutating func encode(_ value: Int64) { encode(Int(value)) }
  mutating func encode(_ value: UInt) throws { try encode(whole: value) }
  mutating func encode(_ value: UInt8) { encode(Int(value)) }
  mutating func encode(_ value: UInt16) { encode(Int(value)) }
  mutating func encode(_ value: UInt32) { encode(Int(value)) }
  mutating func encode(_ value: UInt64) throws { try encode(whole: value) }

  mutating func encode(_ value: some Encodable) throws {
    node.content = .plain(try encodePlain(value, at: codingPath))
  }

  private func encode(whole value: some FixedWidthInteger) throws {
    guard let value = Int(exactly: value) else {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: codingPath, debugDescription: "\(value) is beyond Lua's integers"))
    }
    node.content = .plain(.int(value))
  }
}

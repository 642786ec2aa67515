import FCModels

// A plain value as bytes: a tag, then what it needs. Whole numbers and floating-point ones stay
// apart, every floating-point number comes back as it was, and equal values have equal bytes.

extension PlainValue {
  private enum Tag: UInt8 {
    case `nil`, no, yes, int, number, text, list, table
  }

  /// The value as bytes.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  private func append(to bytes: inout [UInt8]) {
    switch self {
    case .nil: bytes.append(Tag.nil.rawValue)
    case .bool(let value): bytes.append((value ? Tag.yes : Tag.no).rawValue)
    case .int(let value):
      bytes.append(Tag.int.rawValue)
      // The sign goes last, so that small numbers are short whatever it is.
      bytes.append(length: UInt64(bitPattern: Int64((value << 1) ^ (value >> 63))))
    case .number(let value):
      bytes.append(Tag.number.rawValue)
      for shift in stride(from: 0, to: 64, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: value.bitPattern >> UInt64(shift)))
      }
    case .text(let text):
      bytes.append(Tag.text.rawValue)
      bytes.append(text)
    case .list(let values):
      bytes.append(Tag.list.rawValue)
      bytes.append(length: UInt64(values.count))
      for value in values { value.append(to: &bytes) }
    case .table(let fields):
      bytes.append(Tag.table.rawValue)
      bytes.append(length: UInt64(fields.count))
      for (key, value) in fields.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
      {
        bytes.append(key)
        value.append(to: &bytes)
      }
    }
  }

  /// Reads a value; nil when the bytes were not made by `bytes`.
  init?(bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    /// Damaged bytes are not to use up the stack.
    static let maximumDepth = 1000

    var isAtEnd: Bool { position == bytes.count }

    mutating func value(depth: Int) -> PlainValue? {
      guard depth < Self.maximumDepth, let tag = byte().flatMap(Tag.init(rawValue:)) else {
        return nil
      }
      switch tag {
      case .nil: return .nil
      case .no: return .bool(false)
      case .yes: return .bool(true)
      case .int: return length().map { .int(Int(Int64(bitPattern: ($0 >> 1) ^ (0 &- ($0 & 1))))) }
      case .number:
        guard bytes.count - position >= 8 else { return nil }
        let bits = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[position + $1]) << UInt64(8 * $1) }
        position += 8
        return .number(Double(bitPattern: bits))
      case .text: return text().map(PlainValue.text)
      case .list:
        guard let count = count() else { return nil }
        var values: [PlainValue] = []
        for _ in 0..<count {
          guard let value = value(depth: depth + 1) else { return nil }
          values.append(value)
        }
        return .list(values)
      case .table:
        guard let count = count() else { return nil }
        var fields: [String: PlainValue] = [:]
        for _ in 0..<count {
          guard let key = text(), let value = value(depth: depth + 1) else { return nil }
          fields[key] = value
        }
        return .table(fields)
      }
    }

    private mutating func byte() -> UInt8? {
      guard position < bytes.count else { return nil }
      defer { position += 1 }
      return bytes[position]
    }

    private mutating func length() -> UInt64? {
      var result: UInt64 = 0
      for shift in stride(from: UInt64(0), to: 64, by: 7) {
        guard let byte = byte() else { return nil }
        result |= UInt64(byte & 0x7F) << shift
        if byte < 0x80 { return result }
      }
      return nil
    }

    /// A number of things that have a byte each at least.
    private mutating func count() -> Int? {
      guard let length = length(), length <= UInt64(bytes.count - position) else { return nil }
      return Int(length)
    }

    private mutating func text() -> String? {
      guard let count = count() else { return nil }
      defer { position += count }
      return String(validating: bytes[position..<position + count], as: UTF8.self)
    }
  }
}

extension [UInt8] {
  /// Appends a number, seven bits to a byte, lowest first.
  fileprivate mutating func append(length: UInt64) {
    var rest = length
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  fileprivate mutating func append(_ text: String) {
    append(length: UInt64(text.utf8.count))
    append(contentsOf: text.utf8)
  }
}

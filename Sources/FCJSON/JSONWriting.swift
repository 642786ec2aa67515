import FCModels

extension PlainValue {
  /// The value as JSON in UTF-8, on one line, its fields in the order of their names.
  ///
  /// JSON has no infinities and no NaN: those are null.
  public var json: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(256)
    append(to: &bytes)
    return bytes
  }

  /// The value as JSON; see `json`.
  public var jsonText: String { String(decoding: json, as: UTF8.self) }

  func append(to bytes: inout [UInt8]) {
    switch self {
    case .nil: bytes.append(contentsOf: "null".utf8)
    case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .int(let value): bytes.append(contentsOf: value.description.utf8)
    case .number(let value):
      // The shortest digits that are read as the same number, as in 0.1, 3.0 and 1e+20.
      bytes.append(contentsOf: (value.isFinite ? value.description : "null").utf8)
    case .text(let text): bytes.append(quoted: text)
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .table(let fields):
      bytes.append(UInt8(ascii: "{"))
      for (index, field) in fields.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes.append(quoted: field.key)
        bytes.append(UInt8(ascii: ":"))
        field.value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }
}

extension [UInt8] {
  /// Appends a text between quotation marks.
  ///
  /// Source: RFC 8259, 7: quotation marks, backslashes and control characters are escaped.
  mutating func append(quoted text: String) {
    append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { characters in
      // What needs no escape goes over in one piece.
      var start = 0
      for (index, character) in characters.enumerated() where character.needsEscape {
        append(contentsOf: characters[start..<index])
        append(escaped: character)
        start = index + 1
      }
      append(contentsOf: characters[start...])
    }
    append(UInt8(ascii: "\""))
  }

  private mutating func append(escaped character: UInt8) {
    append(UInt8(ascii: "\\"))
    switch character {
    case 0x08: append(UInt8(ascii: "b"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0C: append(UInt8(ascii: "f"))
    case 0x0D: append(UInt8(ascii: "r"))
    case ..<0x20:
      append(contentsOf: (character < 0x10 ? "u000" : "u00").utf8)
      append(contentsOf: String(character, radix: 16).utf8)
    default: append(character)
    }
  }
}

extension UInt8 {
  fileprivate var needsEscape: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }
}

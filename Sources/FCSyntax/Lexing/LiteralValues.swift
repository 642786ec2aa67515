extension Lexer {
  /// The bytes that a string token stands for.
  func stringValue(_ span: Span) -> [UInt8] {
    if bytes[span.start] == UInt8(ascii: "[") { return longStringValue(span) }
    let content = bytes[span.start + 1..<span.end - 1]
    guard content.contains(UInt8(ascii: "\\")) else { return Array(content) }
    var value: [UInt8] = []
    var rest = content
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\") {
        appendEscape(&rest, to: &value)
      } else {
        value.append(byte)
      }
    }
    return value
  }

  /// - Source: Lua 5.4 manual, section 3.1: a line break right after the opening bracket is left out,
  ///   and every kind of line break is one `\n`.
  private func longStringValue(_ span: Span) -> [UInt8] {
    let bracket = bytes[(span.start + 1)...].prefix { $0 == UInt8(ascii: "=") }.count + 2
    var offset = span.start + bracket
    let end = span.end - bracket
    if offset < end { offset += bytes.lineBreakLength(at: offset) }
    var value: [UInt8] = []
    while offset < end {
      let length = bytes.lineBreakLength(at: offset)
      value.append(length > 0 ? .newline : bytes[offset])
      offset += max(length, 1)
    }
    return value
  }

  /// Takes what stands after a backslash; the lexer has checked it.
  private func appendEscape(_ rest: inout ArraySlice<UInt8>, to value: inout [UInt8]) {
    guard let kind = rest.popFirst() else { return }
    switch kind {
    case UInt8(ascii: "a"): value.append(0x07)
    case UInt8(ascii: "b"): value.append(0x08)
    case UInt8(ascii: "f"): value.append(0x0C)
    case UInt8(ascii: "n"): value.append(.newline)
    case UInt8(ascii: "r"): value.append(.carriageReturn)
    case UInt8(ascii: "t"): value.append(.tab)
    case UInt8(ascii: "v"): value.append(0x0B)
    case UInt8(ascii: "x"):
      value.append(rest.prefix(2).reduce(0) { $0 << 4 | ($1.hexadecimalValue ?? 0) })
      rest.removeFirst(2)
    case UInt8(ascii: "u"):
      rest.removeFirst()
      var number: UInt32 = 0
      while let byte = rest.popFirst(), let digit = byte.hexadecimalValue {
        number = number << 4 | UInt32(digit)
      }
      value.append(contentsOf: Self.utf8(number))
    case UInt8(ascii: "z"):
      rest = rest.drop { $0.isBlank || $0 == .newline || $0 == .carriageReturn }
    case .newline, .carriageReturn:
      if let next = rest.first, next == .newline || next == .carriageReturn, next != kind {
        rest.removeFirst()
      }
      value.append(.newline)
    case _ where kind.isDigit:
      var number = Int(kind - 0x30)
      for digit in rest.prefix(2).prefix(while: \.isDigit) {
        number = number * 10 + Int(digit - 0x30)
        rest.removeFirst()
      }
      value.append(UInt8(truncatingIfNeeded: number))
    default: value.append(kind)
    }
  }

  /// A number in UTF-8, which goes up to 2³¹ in Lua, with up to six bytes.
  private static func utf8(_ number: UInt32) -> [UInt8] {
    guard number >= 0x80 else { return [UInt8(number)] }
    var rest = number
    var tail: [UInt8] = []
    var room: UInt32 = 0x3F
    repeat {
      tail.append(UInt8(0x80 | rest & 0x3F))
      rest >>= 6
      room >>= 1
    } while rest > room
    tail.append(UInt8(truncatingIfNeeded: ~room << 1 | rest))
    return tail.reversed()
  }

  /// The value of a number token.
  ///
  /// - Source: Lua 5.4 manual, section 3.1: a hexadecimal integer wraps around, a decimal one that is
  ///   too large is a float.
  func numberValue(_ span: Span) -> Number {
    let digits = bytes[span.start..<span.end]
    guard digits.count > 2, digits[span.start + 1] | 0x20 == UInt8(ascii: "x") else {
      return decimalValue(digits)
    }
    let part = digits.dropFirst(2)
    guard part.allSatisfy({ $0.hexadecimalValue != nil }) else { return .float(floatValue(part)) }
    let value = part.reduce(UInt64(0)) { $0 << 4 | UInt64($1.hexadecimalValue ?? 0) }
    return .integer(Int64(bitPattern: value))
  }

  private func decimalValue(_ digits: ArraySlice<UInt8>) -> Number {
    let text = String(decoding: digits, as: UTF8.self)
    if let integer = Int64(text) { return .integer(integer) }
    // Lua allows a point without digits on one of its sides.
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts[0].isEmpty ? "0" : parts[0]
    guard parts.count > 1 else { return .float(Double(text) ?? .nan) }
    let hasDigit = parts[1].utf8.first?.isDigit ?? false
    return .float(Double("\(whole).\(hasDigit ? "" : "0")\(parts[1])") ?? .nan)
  }

  private func floatValue(_ digits: ArraySlice<UInt8>) -> Double {
    var value = 0.0
    var exponent = 0
    var rest = digits
    var isAfterPoint = false
    while let byte = rest.popFirst(), byte | 0x20 != UInt8(ascii: "p") {
      if byte == UInt8(ascii: ".") {
        isAfterPoint = true
      } else {
        value = value * 16 + Double(byte.hexadecimalValue ?? 0)
        if isAfterPoint { exponent -= 4 }
      }
    }
    let written = Int(String(decoding: rest, as: UTF8.self)) ?? 0
    return Double(
      sign: .plus, exponent: exponent + max(-100_000, min(written, 100_000)), significand: value)
  }
}

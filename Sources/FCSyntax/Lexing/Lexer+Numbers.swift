extension Lexer {
  /// Passes a number, with all letters, digits and points that touch it, and checks it.
  ///
  /// - Source: Lua 5.4 manual, section 3.1; what touches a number belongs to it, so that `3x` is
  ///   wrong rather than two tokens.
  mutating func skipNumber() throws(SyntaxError) {
    let start = offset
    let isHexadecimal =
      bytes[offset] == UInt8(ascii: "0") && peek(1).map { $0 | 0x20 } == UInt8(ascii: "x")
    if isHexadecimal { offset += 2 }
    let exponent = UInt8(ascii: isHexadecimal ? "p" : "e")
    var digits = 0
    var points = 0
    var exponents = 0
    var exponentDigits = 0
    while let byte = peek(0) {
      if byte | 0x20 == exponent {
        exponents += 1
        exponentDigits = 0
        offset += 1
        if peek(0) == UInt8(ascii: "+") || peek(0) == UInt8(ascii: "-") { offset += 1 }
        continue
      }
      guard byte.hexadecimalValue != nil || byte == UInt8(ascii: ".") else { break }
      if byte == UInt8(ascii: ".") {
        points += exponents == 0 ? 1 : 2
      } else if exponents > 0 {
        exponentDigits += byte.isDigit ? 1 : -bytes.count
      } else {
        digits += isHexadecimal || byte.isDigit ? 1 : -bytes.count
      }
      offset += 1
    }
    let isTouched = peek(0)?.isNamePart ?? false
    if isTouched { offset += 1 }
    let isWhole = digits > 0 && points <= 1 && exponents <= 1
    guard isWhole, exponents == 0 || exponentDigits > 0, !isTouched else {
      throw malformedNumber(start)
    }
  }

  private mutating func malformedNumber(_ start: Int) -> SyntaxError {
    while let byte = peek(0), byte.isNamePart { offset += 1 }
    let span = Span(start, offset)
    let text = source.text(span)
    var hint: String?
    if text.contains("..") {
      hint = "put a space before '..'"
    } else if text.contains("_") {
      hint = "the digits of a number stand together"
    } else if text.utf8.allSatisfy({ $0.isNamePart }), text.utf8.contains(where: \.isNameStart) {
      hint = "a name begins with a letter"
    }
    return source.error("'\(text)' is no number", at: span, hint: hint)
  }
}

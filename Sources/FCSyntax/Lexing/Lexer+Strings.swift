extension Lexer {
  /// Passes a string in quotes, and checks its escapes.
  mutating func skipQuoted() throws(SyntaxError) {
    let start = offset
    let quote = bytes[start]
    offset += 1
    // At a prompt a string may go on after a backslash, an escaped line break and `\z`.
    var goesOn = false
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == quote {
        offset += 1
        return
      }
      if byte == UInt8(ascii: "\\") {
        let kind = peek(1)
        try skipEscape()
        let passesLines = [nil, .newline, .carriageReturn, UInt8(ascii: "z")].contains(kind)
        goesOn = passesLines && offset == bytes.count
      } else if byte == .newline || byte == .carriageReturn {
        break
      } else {
        offset += 1
      }
    }
    throw unfinishedString(Span(start, offset), goesOn: goesOn)
  }

  private func unfinishedString(_ span: Span, goesOn: Bool) -> SyntaxError {
    let quote = String(UnicodeScalar(bytes[span.start]))
    return source.error(
      "this string has no end: \(quote) is missing", at: span,
      hint: "a string in quotes ends in its line; one in [[ ]] may have several",
      opener: span.start,
      isIncomplete: goesOn)
  }

  private mutating func skipEscape() throws(SyntaxError) {
    let start = offset
    offset += 1
    guard let kind = peek(0) else { return }
    switch kind {
    case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "v"), UInt8(ascii: "\\"),
      UInt8(ascii: "\""), UInt8(ascii: "'"):
      offset += 1
    case .newline, .carriageReturn:
      _ = skipLineBreak()
    case UInt8(ascii: "z"):
      offset += 1
      while offset < bytes.count {
        if bytes[offset].isBlank {
          offset += 1
        } else if !skipLineBreak() {
          break
        }
      }
    case UInt8(ascii: "x"):
      offset += 1
      for _ in 0..<2 {
        guard peek(0)?.hexadecimalValue != nil else {
          throw escapeError(start, "'\\x' takes two hexadecimal digits, as in '\\x41'")
        }
        offset += 1
      }
    case UInt8(ascii: "u"):
      try skipUnicodeEscape(start)
    default:
      try skipDecimalEscape(start)
    }
  }

  private mutating func skipUnicodeEscape(_ start: Int) throws(SyntaxError) {
    offset += 1
    let form = "'\\u' takes a character's number in braces, as in '\\u{E9}'"
    guard peek(0) == UInt8(ascii: "{") else { throw escapeError(start, form) }
    offset += 1
    var value = 0
    var count = 0
    while let digit = peek(0)?.hexadecimalValue {
      value = value * 16 + Int(digit)
      count += 1
      guard value < 0x8000_0000 else {
        throw escapeError(start, "the number of a character is at most 7FFFFFFF")
      }
      offset += 1
    }
    guard count > 0, peek(0) == UInt8(ascii: "}") else { throw escapeError(start, form) }
    offset += 1
  }

  private mutating func skipDecimalEscape(_ start: Int) throws(SyntaxError) {
    var value = 0
    var count = 0
    while count < 3, let digit = peek(0), digit.isDigit {
      value = value * 10 + Int(digit - 0x30)
      count += 1
      offset += 1
    }
    guard count > 0 else {
      offset += 1
      while let byte = peek(0), byte & 0xC0 == 0x80 { offset += 1 }
      throw escapeError(start, "write '\\\\' for a backslash")
    }
    guard value <= 255 else { throw escapeError(start, "the number of a byte is at most 255") }
  }

  private func escapeError(_ start: Int, _ hint: String) -> SyntaxError {
    let span = Span(start, max(offset, min(start + 2, bytes.count)))
    return source.error("'\(source.text(span))' means nothing in a string", at: span, hint: hint)
  }

  /// How many equals signs stand in the opening long bracket here; nil when there is none.
  func longBracketLevel() -> Int? {
    var level = 0
    while peek(1 + level) == UInt8(ascii: "=") { level += 1 }
    return peek(1 + level) == UInt8(ascii: "[") ? level : nil
  }

  /// Passes what stands in long brackets.
  mutating func skipLong(what: String) throws(SyntaxError) {
    let start = offset
    guard let level = longBracketLevel() else {
      throw source.error(
        "'[=' begins no string", at: Span(start, start + 2),
        hint: "a long string begins with '[[' or '[=['")
    }
    offset += level + 2
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "]"), closes(level) {
        offset += level + 2
        return
      }
      if !skipLineBreak() { offset += 1 }
    }
    let closing = "]" + String(repeating: "=", count: level) + "]"
    let line = source.location(of: start).line
    throw source.error(
      "'\(closing)' is missing for the \(what) that begins at line \(line)",
      at: Span(offset, offset), opener: start, isIncomplete: true)
  }

  private func closes(_ level: Int) -> Bool {
    for distance in 0..<level where peek(1 + distance) != UInt8(ascii: "=") { return false }
    return peek(1 + level) == UInt8(ascii: "]")
  }
}

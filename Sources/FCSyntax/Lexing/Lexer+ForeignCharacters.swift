extension Lexer {
  /// The error of a character that no token begins with: most come from another language, or from
  /// a word processor.
  mutating func foreignCharacter() -> SyntaxError {
    for (operatorText, hint) in Self.foreignOperators
    where bytes[offset...].starts(with: operatorText.utf8) {
      let span = Span(offset, offset + operatorText.utf8.count)
      return source.error("'\(operatorText)' is not Lua", at: span, hint: hint)
    }
    var length = 1
    while let byte = peek(length), byte & 0xC0 == 0x80, length < 4 { length += 1 }
    let span = Span(offset, offset + length)
    guard bytes[offset] >= 0x20, bytes[offset] != 0x7F,
      let scalar = source.text(span).unicodeScalars.first, scalar != "\u{FFFD}"
    else {
      let number = String(bytes[offset], radix: 16, uppercase: true)
      return source.error(
        "a byte with the value 0x\(number) stands in the code", at: span,
        hint: "a script is text in UTF-8")
    }
    return source.error(
      "'\(scalar)' means nothing outside a string", at: span, hint: hint(for: scalar))
  }

  private static let foreignOperators = [
    ("!==", "write '~=' for \"is not equal to\""),
    ("!=", "write '~=' for \"is not equal to\""),
    ("!", "write 'not'"),
    ("@", "Lua has no '@'"),
    ("$", "join text with '..', as in \"Hello \" .. name"),
    ("?", "write 'condition and this or that'"),
    ("`", "write \" or ' around text"),
    ("\\", "Lua needs nothing at the end of a line that goes on"),
  ]

  private func hint(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "“", "”", "„", "‟", "«", "»", "‘", "’", "‚", "′", "″":
      return "write plain quotes, \" or ', around text"
    case "–", "—", "−", "‐", "‑": return "write a plain '-'"
    case "≠": return "write '~='"
    case "≤": return "write '<='"
    case "≥": return "write '>='"
    case "×", "·", "⋅": return "write '*'"
    case "÷": return "write '/'"
    case "…": return "write three dots, '...'"
    default: break
    }
    let properties = scalar.properties
    if properties.isWhitespace || properties.generalCategory == .format {
      return "replace it, it may be invisible, by a plain space"
    }
    if properties.isAlphabetic {
      return "a name has the letters a to z, digits and '_'; put text in quotes"
    }
    return nil
  }
}

/// Returns `text` with every control character replaced by a form that can be seen.
///
/// Whatever a script or a learner wrote passes through here before it is laid out, drawn or
/// printed, so that no text can steer the terminal. Line breaks stay (also CR LF and Unicode's
/// own separators, as "\n"), a tab becomes four spaces, other control characters are written as
/// `^[` or `<U+009B>`, and so are the marks that override the direction of text.
public func visible(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
  var shown = ""
  shown.reserveCapacity(text.utf8.count + 8)
  let scalars = text.unicodeScalars
  var index = scalars.startIndex
  while index != scalars.endIndex {
    let scalar = scalars[index]
    index = scalars.index(after: index)
    let isLineEnd = index != scalars.endIndex && scalar == "\r" && scalars[index] == "\n"
    if !isLineEnd { append(scalar, to: &shown) }
  }
  return shown
}

/// Returns `text` on one line: made visible, with each line break turned into a space.
public func visibleLine(_ text: String) -> String {
  let shown = visible(text)
  guard shown.utf8.contains(0x0A) else { return shown }
  return String(shown.map { $0 == "\n" ? " " : $0 })
}

private func append(_ scalar: Unicode.Scalar, to text: inout String) {
  switch scalar.value {
  case 0x0A, 0x2028, 0x2029:
    text.unicodeScalars.append("\n")
  case 0x09:
    text += "    "
  case 0..<0x20, 0x7F:
    text += "^"
    text.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value ^ 0x40)))
  case 0x80...0x9F, 0x202A...0x202E, 0x2066...0x2069:
    let digits = String(scalar.value, radix: 16, uppercase: true)
    text += "<U+" + String(repeating: "0", count: 4 - digits.count) + digits + ">"
  default:
    text.unicodeScalars.append(scalar)
  }
}

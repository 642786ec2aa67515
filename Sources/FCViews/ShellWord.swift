/// Returns the text as one word of a shell, to be pasted: in quotes where it has to be.
public func shellWord(_ text: String) -> String {
  let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_/.,:@%+=-".utf8
  if !text.isEmpty, text.utf8.allSatisfy({ plain.contains($0) }) { return text }
  let quoted = text.unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined()
  if visibleLine(text) == text { return "'\(quoted)'" }
  // What can't be seen is written as numbers.
  let bytes = text.utf8.map { byte in
    if plain.contains(byte) { return String(Unicode.Scalar(byte)) }
    return (byte < 0x10 ? "\\x0" : "\\x") + String(byte, radix: 16)
  }
  return "$'\(bytes.joined())'"
}

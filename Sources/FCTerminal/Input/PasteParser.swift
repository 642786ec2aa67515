/// Collects pasted text until its end mark, Esc `[201~`.
struct PasteParser {
  /// Nobody answers a card with more; the rest of a longer paste is dropped.
  static let longest = 64 * 1024

  private static let endMark = Array("\u{1B}[201~".utf8)
  private var bytes: [UInt8] = []
  private var matched = 0

  /// Takes a byte; true when the paste is complete.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == Self.endMark[matched] {
      matched += 1
      return matched == Self.endMark.count
    }
    append(Self.endMark[..<matched])
    // The mark begins with its only Esc, so a failed match can only begin anew here.
    matched = byte == Self.endMark[0] ? 1 : 0
    if matched == 0 { append([byte]) }
    return false
  }

  /// What was pasted, with line breaks as `\n` and without control characters.
  var text: String {
    var text = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\r": text.append("\n")
      case "\n": if !isAfterReturn { text.append("\n") }
      case "\t": text.append("\t")
      default:
        if scalar.properties.generalCategory != .control { text.append(scalar) }
      }
      isAfterReturn = scalar == "\r"
    }
    return String(text)
  }

  private mutating func append(_ more: some Collection<UInt8>) {
    bytes.append(contentsOf: more.prefix(Self.longest - bytes.count))
  }
}

/// Skips a reply of the terminal (DCS, SOS, OSC, PM, APC) until it ends in BEL or Esc `\`.
struct ReplyParser {
  let introducer: Character
  private(set) var isEmpty = true
  private var isAfterEscape = false
  private var length = 0

  /// Longer than any reply; what goes on is none.
  private static let longest = 4096

  init(_ introducer: Character) { self.introducer = introducer }

  /// Takes a byte; true when the reply has ended.
  mutating func take(_ byte: UInt8) -> Bool {
    isEmpty = false
    length += 1
    defer { isAfterEscape = byte == 0x1B }
    return byte == 0x07 || byte == 0x18 || byte == 0x1A
      || (isAfterEscape && byte == UInt8(ascii: "\\")) || length >= Self.longest
  }
}

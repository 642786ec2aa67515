/// Changes scripts at random: pieces go, come twice, change places, or become others.
struct RandomChange {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private static let pieces = [
    "end", "do", "then", "if ", "else ", "elseif ", "function ", "local ", "return ", "break ",
    "goto a ",
    "::a::", "repeat ", "until ", "while ", "for ", "in ", "not ", "and ", "or ", "nil ", "x ",
    "...",
    "..", ".", ",", ";", ":", "::", "(", ")", "{", "}", "[", "]", "=", "==", "~=", "~", "<", "<<",
    "<const> ", "<close> ", "+", "-", "--", "--[[", "]]", "[[", "[=[", "\"", "'", "\\", "\\z",
    "\\x4",
    "\\u{41}", "\\300", "1", "0x", "1e", ".5", "0x.8p", "3.", "#", "\n", "\r\n", "_ENV", "\u{E9}",
    "\0",
  ]

  /// The bytes with up to three changes.
  mutating func applied(to bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0...below(3) {
      let place = below(result.count + 1)
      let length = min(below(4) == 0 ? below(60) : below(8), result.count - place)
      let piece = Array(Self.pieces[below(Self.pieces.count)].utf8)
      switch below(5) {
      case 0: result.removeSubrange(place..<place + length)
      case 1: result.insert(contentsOf: result[place..<place + length], at: below(result.count + 1))
      case 2: result.replaceSubrange(place..<place + length, with: piece)
      default: result.insert(contentsOf: piece, at: place)
      }
    }
    return result
  }

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return limit > 0 ? Int((state >> 33) % UInt64(limit)) : 0
  }
}

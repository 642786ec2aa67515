/// Gives pieces of text a look of their own in a terminal, or leaves them as they are.
struct Paint {
  let isColored: Bool

  /// How a piece looks. Source: ECMA-48, 8.3.117.
  enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case cyan = "36"
  }

  func callAsFunction(_ style: Style, _ text: String) -> String {
    isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

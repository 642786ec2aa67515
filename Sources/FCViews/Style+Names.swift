/// The styles that the views and the stock screens share. They use the theme's own colours, and
/// whatever a colour says is also said by a sign or a word.
extension Style {
  /// What the eye should find first.
  public static let strong = Style(.standard, .bold)
  /// What stands back: boxes, help, what is over.
  public static let faint = Style(.standard, .dim)
  /// What can be pressed, and how far one is.
  public static let accent = Style(.cyan)
  public static let right = Style(.green, .bold)
  public static let missed = Style(.green)
  public static let wrong = Style(.red)
  /// What asks for attention without being wrong. Yellow would be hard to read on white.
  public static let notice = Style(.magenta)
}

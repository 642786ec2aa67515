/// The signs that views draw, in a Unicode and an ASCII form.
public struct Glyphs: Sendable {
  /// Marks the selected line of a list.
  public let pointer: Character
  /// Encloses what has the focus, after a pointer.
  public let pointerEnd: Character
  public let right: Character
  public let wrong: Character
  /// Marks what is right in part.
  public let partly: Character
  /// Marks a right answer that was not picked.
  public let missed: Character
  public let checked: String
  public let unchecked: String
  public let ellipsis: String
  public let barDone: Character
  public let barLeft: Character
  public let scrollThumb: Character
  public let scrollTrack: Character
  /// The box around a card: corners from the top left, clockwise, then the two edges.
  public let corners: [Character]
  public let horizontal: Character
  public let vertical: Character
  public let dash: String
  /// Marks a row that its owner has marked.
  public let star: Character
  /// Stands for a row that could not be made.
  public let failure: String

  public static let unicode = Glyphs(
    pointer: "›", pointerEnd: "‹", right: "✓", wrong: "✗", partly: "~", missed: "•", checked: "[✓]",
    unchecked: "[ ]", ellipsis: "…", barDone: "━", barLeft: "─", scrollThumb: "┃", scrollTrack: "│",
    corners: ["╭", "╮", "╯", "╰"], horizontal: "─", vertical: "│", dash: "–", star: "★",
    failure: Row.failureText)

  public static let ascii = Glyphs(
    pointer: ">", pointerEnd: "<", right: "+", wrong: "x", partly: "~", missed: "*", checked: "[x]",
    unchecked: "[ ]", ellipsis: "...", barDone: "=", barLeft: "-", scrollThumb: "#",
    scrollTrack: "|",
    corners: ["+", "+", "+", "+"], horizontal: "-", vertical: "|", dash: "-", star: "*",
    failure: "! error")
}

extension Canvas {
  /// The signs that this canvas can show.
  public var glyphs: Glyphs { asciiOnly ? .ascii : .unicode }
}

/// How much room the views of a screen take.
public enum Density: Int, Comparable, Sendable {
  /// No blank rows, no boxes.
  case tight
  /// Blank rows between the views.
  case snug
  /// Blank rows between the views, and boxes around what deserves one.
  case roomy

  public static func < (a: Density, b: Density) -> Bool { a.rawValue < b.rawValue }
}

/// A part of a screen: says how many rows it wants, draws itself and takes events.
///
/// The same view serves both kinds of surface: a full-screen one draws it, one that prints asks
/// for its `lines`.
open class View {
  /// A hidden view takes no room, draws nothing and has no lines.
  public var isHidden = false
  /// Where the view was last drawn, in columns and rows of the canvas.
  public internal(set) var frame = Rect(column: 0, row: 0, columns: 0, rows: 0)
  /// True when key presses go to this view first.
  public internal(set) var isFocused = false

  public init() {}

  /// True when the view can have the focus.
  open var acceptsFocus: Bool { false }

  /// True when the view reads what is written into it, so that letters are no commands.
  open var readsText: Bool { false }

  /// The view as lines of text; none when it is there for the eye only.
  open var lines: [String] { [] }

  /// The rows of the view, counted from its own top, that must stay in sight.
  open var rowsToReveal: Range<Int>? { nil }

  /// Returns the rows that the view wants when it is `columns` wide.
  open func rows(inColumns columns: Int, density: Density) -> Int { 0 }

  /// Draws the view in `rect`, which may reach beyond the canvas' clip.
  open func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {}

  /// Reacts to an event; false when the view has no use for it.
  open func receive(_ event: Event) -> Bool { false }
}

extension View {
  /// Draws the view and notes where, so that a pointer finds it.
  func place(on canvas: inout Canvas, in rect: Rect, density: Density) {
    frame = rect
    draw(on: &canvas, in: rect, density: density)
  }
}

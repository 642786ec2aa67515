/// One cell of the canvas: a grapheme cluster and its style.
///
/// A cluster two columns wide fills its own cell and makes the next one a `continuation`.
public struct Cell: Hashable, Sendable {
  public var cluster: Character
  public var style: Style
  /// True for the right half of a cluster two columns wide; nothing is drawn for it.
  public var isContinuation: Bool

  public init(_ cluster: Character, _ style: Style = .plain, isContinuation: Bool = false) {
    self.cluster = cluster
    self.style = style
    self.isContinuation = isContinuation
  }

  public static let blank = Cell(" ")
}

/// The grid of cells that views draw into and a surface shows.
///
/// Two canvases are equal when they look the same.
public struct Canvas: Equatable, Sendable {
  public let size: Size
  /// The cells, row by row.
  public private(set) var cells: [Cell]
  /// Where the text cursor shows; nil hides it.
  public var cursor: Point?
  /// True when only ASCII may be drawn (borders, bullets, ellipsis).
  public var asciiOnly = false
  /// The part that drawing reaches; the whole canvas unless a view narrows it.
  public var clip: Rect
  /// When what is drawn shows, in seconds as `Motion` tells them: views read no clock.
  public var time = 0.0
  /// False leaves out what travels over the screen: it is in its place at once.
  public var showsTravel = true
  /// The one colour that views on a background of their own are drawn in; nil elsewhere.
  var ink: Color?
  /// How what is drawn now is blended.
  var blend = Blend()

  public init(size: Size) {
    self.size = size
    clip = Rect(column: 0, row: 0, columns: size.columns, rows: size.rows)
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  public static func == (left: Canvas, right: Canvas) -> Bool {
    left.size == right.size && left.cursor == right.cursor && left.cells == right.cells
  }

  public subscript(column: Int, row: Int) -> Cell {
    get { cells[row * size.columns + column] }
    set { cells[row * size.columns + column] = newValue }
  }
}

import FCMotion

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
  /// A number by which a host recognises this view; 0 until a host gives it one.
  public var hostKey = 0
  /// What a host keeps with the view.
  public var attachment: AnyObject?
  /// What the work of the view counts against; nil for nothing.
  public var budget: (any ViewBudget)?
  /// A hidden view takes no room, draws nothing and has no lines.
  public var isHidden = false { didSet { setNeedsDisplay() } }
  /// How much of a stack or of a screen the view takes.
  public var length = Length.natural { didSet { setNeedsDisplay() } }
  /// The colour of what the view and the views in it show; nil leaves it to them.
  public var foreground: Color? { didSet { setNeedsDisplay() } }
  /// What fills the room of the view; nil lets show what is beneath.
  public var background: Background? { didSet { setNeedsDisplay() } }
  /// Where the view was last drawn, in columns and rows of the canvas.
  public internal(set) var frame = Rect(column: 0, row: 0, columns: 0, rows: 0)
  /// True when key presses go to this view first.
  public internal(set) var isFocused = false
  /// Counts the changes of what the view itself shows.
  public private(set) var revision = 0

  /// What moves the view: the fields `opacity`, 0…1, `x`, `y` and the point
  /// `position`, in columns and rows, and `color`.
  ///
  /// It moves what is drawn, not the place that the view takes among the others.
  public var layer: Layer {
    get {
      if let ownLayer { return ownLayer }
      let layer = Layer()
      ownLayer = layer
      return layer
    }
    set { ownLayer = newValue }
  }

  /// The layers that what the view shows depends on.
  open var layers: [Layer] {
    (ownLayer.map { [$0] } ?? []) + shownChildren.flatMap(\.layers)
  }

  /// Made when someone asks for it, since most views never move.
  fileprivate var ownLayer: Layer?

  public init() {}

  /// Notes that what the view shows has changed, so that its screen is drawn again.
  public final func setNeedsDisplay() { revision &+= 1 }

  /// The views in this one, in the order of the focus.
  open var children: [View] { [] }

  /// The part of the view that has the focus with it.
  open var focusFrame: Rect { frame }

  /// True when the view can have the focus.
  open var acceptsFocus: Bool { false }

  /// True when the view reads what is written into it, so that letters are no commands.
  open var readsText: Bool { false }

  /// The view as lines of text; none when it is there for the eye only.
  open var lines: [String] { [] }

  /// The view as lines of text with what can be done there, for a screen that numbers those.
  open var spoken: [SpokenLine] { lines.map { SpokenLine($0) } }

  /// What the keys do while the view has the focus.
  open var helpItems: [HelpLine.Item] { [] }

  /// True while there is more to find out about what the view shows; it goes on at each drawing.
  open var isWorking: Bool { shownChildren.contains(where: \.isWorking) }

  /// The rows of the view, counted from its own top, that must stay in sight.
  open var rowsToReveal: Range<Int>? { nil }

  /// Returns the rows that the view wants when it is `columns` wide.
  open func rows(inColumns columns: Int, density: Density) -> Int { 0 }

  /// Returns the rows with which the view can do, since it scrolls by itself.
  open func leastRows(inColumns columns: Int, density: Density) -> Int {
    rows(inColumns: columns, density: density)
  }

  /// Returns the columns that the view takes where there is room.
  open func naturalColumns(density: Density) -> Int { 24 }

  /// Returns the columns with which the view can do beside others.
  open func leastColumns(density: Density) -> Int { min(12, naturalColumns(density: density)) }

  /// The view's share of room that is left over; 0 when it takes none.
  open var weight: Int {
    if case .flexible(let weight) = length { max(1, weight) } else { 0 }
  }

  /// Notes where the view and those in it stand, without drawing them.
  open func layOut(in rect: Rect, density: Density) { frame = rect }

  /// Draws the view in `rect`, which may reach beyond the canvas' clip.
  open func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {}

  /// Reacts to an event; false when the view has no use for it.
  open func receive(_ event: Event) -> Bool { false }
}

extension View {
  /// Draws the view through its layer, and notes where, so that a pointer finds it.
  public func place(on canvas: inout Canvas, in rect: Rect, density: Density) {
    guard let layer = ownLayer else { return draw(on: &canvas, at: rect, density) }
    canvas.draw(through: layer, in: rect) { draw(on: &$0, at: $1, density) }
  }

  private func draw(on canvas: inout Canvas, at place: Rect, _ density: Density) {
    frame = place
    let shown = place.intersection(canvas.clip).size
    guard shown.columns > 0, shown.rows > 0 else {
      // What is out of sight has a place too, for the focus to find.
      return layOut(in: place, density: density)
    }
    guard foreground != nil || background != nil else {
      return draw(on: &canvas, in: place, density: density)
    }
    canvas.painted(background, foreground: foreground, in: place) { canvas in
      draw(on: &canvas, in: place, density: density)
    }
  }
}

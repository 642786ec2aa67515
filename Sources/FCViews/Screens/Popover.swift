import FCMotion
import FCText

/// A small part that is shown over a screen: below a view of it, or in the middle.
///
/// While it is open, keys are for it alone. Esc closes it, and a press beside it.
public final class Popover: View {
  /// What stands in its frame; empty for nothing.
  public var title: String {
    didSet {
      title = visibleLine(title)
      setNeedsDisplay()
    }
  }
  /// The view that it belongs to; without one it stands in the middle.
  public weak var anchor: View?
  /// Called once it is closed.
  public var onClose: (() -> Void)?

  let body = ScrollView()

  public init(_ title: String = "", anchor: View? = nil, _ views: [View]) {
    self.title = visibleLine(title)
    self.anchor = anchor
    body.content = views
  }

  /// The views in it, from the top.
  public var views: [View] {
    get { body.content }
    set {
      body.content = newValue
      setNeedsDisplay()
    }
  }

  public override var children: [View] { [body] }

  public override var lines: [String] { spoken.map(\.text) }

  public override var spoken: [SpokenLine] {
    (title.isEmpty ? [] : [SpokenLine(title)]) + body.views.flatMap(\.spoken)
  }

  // MARK: Layout

  private static let widest = 60

  /// The place of the popover on a screen.
  func place(in screen: Rect) -> Rect { body.rememberingMeasures { measuredPlace(in: screen) } }

  private func measuredPlace(in screen: Rect) -> Rect {
    let most = screen.size.columns - 2
    let density: Density = screen.size.rows >= 14 ? .snug : .tight
    body.density = density
    let wanted = body.views.reduce(columns(of: title) + 2) {
      max($0, $1.naturalColumns(density: density))
    }
    let width = min(most, Self.widest, wanted + 4)
    let gaps = density > .tight ? max(0, body.views.count - 1) : 0
    let rows = body.views.reduce(gaps) {
      $0 + min(Part.most, $1.rows(inColumns: width - 4, density: density))
    }
    var size = Size(columns: width, rows: min(screen.size.rows - 1, rows + 2))
    size.rows = max(3, size.rows)
    let middle = Point(
      column: screen.minColumn + (screen.size.columns - width) / 2,
      row: screen.minRow + max(0, screen.size.rows - size.rows) / 2)
    let origin = anchor.map { place(size, beside: $0.frame, in: screen) } ?? middle
    return Rect(
      column: origin.column, row: origin.row, columns: size.columns, rows: size.rows)
  }

  /// Below the anchor where there is room, else above it, and else as low as it can be.
  private func place(_ size: Size, beside anchor: Rect, in screen: Rect) -> Point {
    let column = min(max(screen.minColumn, anchor.minColumn), screen.maxColumn - size.columns)
    if anchor.maxRow + size.rows <= screen.maxRow {
      return Point(column: column, row: max(screen.minRow, anchor.maxRow))
    }
    let above = anchor.minRow - size.rows
    return Point(
      column: column,
      row: above >= screen.minRow ? above : max(screen.minRow, screen.maxRow - size.rows))
  }

  public override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    if background == nil { canvas.erase(rect) }
    canvas.drawFrame(rect, style: .accent)
    if !title.isEmpty {
      let shown = truncated(
        title, columns: rect.size.columns - 6, ellipsis: canvas.glyphs.ellipsis)
      canvas.write(
        " \(shown) ", at: Point(column: rect.minColumn + 2, row: rect.minRow), style: .strong)
    }
    let inner = Rect(
      column: rect.minColumn + 2, row: rect.minRow + 1, columns: rect.size.columns - 4,
      rows: rect.size.rows - 2)
    body.barColumn = rect.maxColumn - 2
    body.place(on: &canvas, in: inner, density: density)
  }
}

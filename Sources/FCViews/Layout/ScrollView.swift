/// Views one below the other, scrolled where they do not all fit.
///
/// The pinned views stay in sight above the rest while they take no more than half the rows.
public final class ScrollView: View {
  /// The views at the top, which stay in sight.
  public var pinned: [View]
  /// The views below them, which scroll.
  public var content: [View]
  /// A view that is kept in sight, with as much of it as fits, until the learner scrolls.
  public var target: View? { didSet { leader = nil } }
  /// A view above the target whose first row comes first where both don't fit; set after it.
  public var leader: View?
  /// How generous the layout is where there is room; nil for what suits the size.
  var density: Density?
  /// The column of the canvas where the scroll bar is drawn.
  public var barColumn = 0
  /// Rows scrolled out of sight at the top.
  public private(set) var offset = 0

  private var totalRows = 0
  /// Where the rows that scroll were last drawn.
  private var scrolled = Rect(column: 0, row: 0, columns: 0, rows: 0)
  private var visibleRows: Int { scrolled.size.rows }

  public init(pinned: [View] = [], content: [View] = []) {
    self.pinned = pinned
    self.content = content
  }

  /// The views that are not hidden, from the top.
  public var views: [View] { (pinned + content).filter { !$0.isHidden } }

  /// True when some rows are out of sight.
  public var isScrollable: Bool { totalRows > visibleRows }

  public override var children: [View] { pinned + content }

  public override var lines: [String] { views.flatMap(\.lines) }

  public override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    rememberingMeasures { drawColumn(on: &canvas, in: rect) }
  }

  private func drawColumn(on canvas: inout Canvas, in rect: Rect) {
    var column = Column(pinned: pinned, content: content, in: rect.size, at: self.density)
    var area = rect
    if column.rows > area.size.rows, column.pinnedRows * 2 <= area.size.rows {
      let head = column.removePinned()
      head.draw(on: &canvas, in: area, shift: 0)
      area = Rect(
        column: area.minColumn, row: area.minRow + head.rows, columns: area.size.columns,
        rows: area.size.rows - head.rows)
    }
    totalRows = column.rows
    scrolled = area
    if totalRows > visibleRows, let target {
      // What stands where in the target's view is known once that is laid out.
      column.layOut(in: area)
      if let rows = column.rows(of: target) { reveal(rows) }
      if let first = leader.flatMap(column.rows(of:)) { offset = min(offset, first.lowerBound) }
    }
    offset = min(max(0, offset), max(0, totalRows - visibleRows))
    column.draw(on: &canvas, in: area, shift: -offset)
    if isScrollable {
      canvas.drawScrollBar(
        atColumn: barColumn, rows: area.minRow..<area.maxRow, first: offset, visible: visibleRows,
        of: totalRows)
    }
  }

  /// Scrolls by rows; false when there is nothing more that way.
  @discardableResult
  public func scroll(by rows: Int) -> Bool {
    let old = offset
    target = nil
    offset = min(max(0, offset + rows), max(0, totalRows - visibleRows))
    return offset != old
  }

  /// Scrolls by screenfuls, keeping one row in common.
  @discardableResult
  public func scroll(byPages pages: Int) -> Bool {
    scroll(by: pages * max(1, visibleRows - 1))
  }

  /// Returns the view that is in sight at a place of the canvas.
  func view(at point: Point) -> View? {
    guard frame.contains(point) else { return nil }
    // What has scrolled away under the pinned views can't be meant.
    let candidates = scrolled.contains(point) ? views : pinned.filter { !$0.isHidden }
    return candidates.lazy.compactMap { $0.innermostView(at: point) }.first
  }

  /// Tells on which side of what is in sight the rows to reveal of `view` begin: -1 above, 1 below,
  /// 0 in sight.
  func side(of view: View) -> Int {
    guard isScrollable, let rows = view.rowsToReveal else { return 0 }
    let row = view.frame.minRow + rows.lowerBound
    return row < scrolled.minRow ? -1 : row >= scrolled.maxRow ? 1 : 0
  }

  /// False for a view that has scrolled away altogether.
  func shows(_ view: View) -> Bool {
    guard isScrollable, !pinned.contains(where: { $0.contains(view) }) else { return true }
    let shown = view.focusFrame.intersection(scrolled).size
    return shown.rows > 0 && shown.columns > 0
  }

  private func reveal(_ rows: Range<Int>) {
    if rows.upperBound > offset + visibleRows { offset = rows.upperBound - visibleRows }
    offset = min(offset, rows.lowerBound)
  }
}

extension Canvas {
  /// Draws a bar that shows which rows are in sight, of all that there are.
  mutating func drawScrollBar(
    atColumn column: Int, rows: Range<Int>, first: Int, visible: Int, of total: Int
  ) {
    let thumbRows = min(rows.count, max(1, rows.count * visible / max(1, total)))
    let thumb = first * (rows.count - thumbRows) / max(1, total - visible)
    for (offset, row) in rows.enumerated() {
      let isThumb = offset >= thumb && offset < thumb + thumbRows
      let glyph = isThumb ? glyphs.scrollThumb : glyphs.scrollTrack
      write(
        String(glyph), at: Point(column: column, row: row), style: isThumb ? .accent : .faint)
    }
  }
}

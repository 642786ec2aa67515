/// Views laid out one below the other at one width.
struct Column {
  private struct Item {
    let view: View
    var row: Int
    let rows: Int
  }

  /// How generous the layout is.
  let density: Density
  /// The rows of all views together.
  private(set) var rows = 0
  /// The rows of the pinned views, with the blank row after them.
  private(set) var pinnedRows = 0
  private var items: [Item] = []
  private var pinnedCount = 0

  /// Lays out the views at the most generous density at which all of them fit. Where it begins
  /// depends on the size alone, so that a screen keeps its looks. What has to scroll anyway keeps
  /// its blank rows where there are many, and else is laid out at the tightest.
  init(pinned: [View], content: [View], in size: Size) {
    let isLarge = size.rows >= 14 && size.columns >= 36
    var density: Density = isLarge ? .roomy : size.rows >= 7 ? .snug : .tight
    self.init(pinned: pinned, content: content, columns: size.columns, density: density)
    while rows > size.rows, let next = Density(rawValue: density.rawValue - 1) {
      density = next
      self.init(pinned: pinned, content: content, columns: size.columns, density: density)
    }
    if rows > size.rows, isLarge {
      self.init(pinned: pinned, content: content, columns: size.columns, density: .snug)
    }
  }

  private init(pinned: [View], content: [View], columns: Int, density: Density) {
    self.density = density
    append(pinned, columns)
    pinnedCount = items.count
    pinnedRows = rows == 0 || density == .tight ? rows : rows + 1
    append(content, columns)
  }

  private init(items: [Item], rows: Int, density: Density) {
    self.density = density
    self.items = items
    self.rows = rows
  }

  private mutating func append(_ views: [View], _ columns: Int) {
    for view in views where !view.isHidden {
      let wanted = view.rows(inColumns: columns, density: density)
      guard wanted > 0 else { continue }
      if density > .tight, !items.isEmpty { rows += 1 }
      items.append(Item(view: view, row: rows, rows: wanted))
      rows += wanted
    }
  }

  /// Takes the pinned views out and returns them as a column of their own.
  mutating func removePinned() -> Column {
    let head = Column(items: Array(items.prefix(pinnedCount)), rows: pinnedRows, density: density)
    items.removeFirst(pinnedCount)
    for index in items.indices { items[index].row -= pinnedRows }
    rows -= pinnedRows
    pinnedRows = 0
    pinnedCount = 0
    return head
  }

  /// The rows that must be in sight for `view`; nil when it is not here.
  func rows(of view: View) -> Range<Int>? {
    guard let item = items.first(where: { $0.view === view }) else { return nil }
    guard let inner = view.rowsToReveal else { return item.row..<item.row + item.rows }
    return item.row + inner.lowerBound..<item.row + inner.upperBound
  }

  /// Draws the views that reach into `area`, moved down by `shift` rows.
  func draw(on canvas: inout Canvas, in area: Rect, shift: Int) {
    canvas.clipped(to: area) { canvas in
      for item in items {
        let top = area.minRow + item.row + shift
        let place = Rect(
          column: area.minColumn, row: top, columns: area.size.columns, rows: item.rows)
        item.view.place(on: &canvas, in: place, density: density)
      }
    }
  }
}

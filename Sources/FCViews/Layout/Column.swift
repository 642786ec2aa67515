/// Views laid out one below the other at one width.
struct Column {
  private struct Item {
    let view: View
    let part: Part
    var row = 0
    var rows = 0
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
  /// - Parameter preferred: the density to begin with; nil for what suits the size.
  init(pinned: [View], content: [View], in size: Size, at preferred: Density? = nil) {
    let isLarge = size.rows >= 14 && size.columns >= 36
    var density: Density = preferred ?? (isLarge ? .roomy : size.rows >= 7 ? .snug : .tight)
    self.init(pinned: pinned, content: content, columns: size.columns, density: density)
    while leastRows > size.rows, let next = Density(rawValue: density.rawValue - 1) {
      density = next
      self.init(pinned: pinned, content: content, columns: size.columns, density: density)
    }
    if leastRows > size.rows, isLarge, preferred == nil {
      self.init(pinned: pinned, content: content, columns: size.columns, density: .snug)
    }
    divide(max(size.rows, leastRows))
  }

  private init(pinned: [View], content: [View], columns: Int, density: Density) {
    self.density = density
    append(pinned, columns)
    pinnedCount = items.count
    append(content, columns)
  }

  private init(items: [Item], rows: Int, density: Density) {
    self.density = density
    self.items = items
    self.rows = rows
  }

  private mutating func append(_ views: [View], _ columns: Int) {
    for view in views where !view.isHidden {
      let part = view.part(inColumns: columns, density: density)
      if part.natural > 0 || part.weight > 0 { items.append(Item(view: view, part: part)) }
    }
  }

  private var gap: Int { density > .tight ? 1 : 0 }

  /// The rows that all views can do with.
  private var leastRows: Int {
    items.reduce(0) { $0 + $1.part.least } + gap * max(0, items.count - 1)
  }

  /// Gives each view its rows of all that there are.
  private mutating func divide(_ total: Int) {
    let (lengths, gap) = FCViews.divide(total, among: items.map(\.part), gap: gap)
    rows = 0
    for (index, length) in lengths.enumerated() {
      if index > 0 { rows += gap }
      items[index].row = rows
      items[index].rows = length
      rows += length
      if index == pinnedCount - 1 { pinnedRows = rows + gap }
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
    guard let item = items.first(where: { $0.view.contains(view) }) else { return nil }
    guard let inner = item.view.rowsToReveal else { return item.row..<item.row + item.rows }
    return item.row + inner.lowerBound..<item.row + inner.upperBound
  }

  /// Notes where the views stand, those in them too, when the first is at the top of `area`.
  func layOut(in area: Rect) {
    for item in items { item.view.layOut(in: place(of: item, in: area), density: density) }
  }

  private func place(of item: Item, in area: Rect) -> Rect {
    Rect(
      column: area.minColumn, row: area.minRow + item.row, columns: area.size.columns,
      rows: item.rows)
  }

  /// Draws the views that reach into `area`, moved down by `shift` rows.
  func draw(on canvas: inout Canvas, in area: Rect, shift: Int) {
    canvas.clipped(to: area) { canvas in
      for item in items {
        let place = place(of: item, in: area).moved(columns: 0, rows: shift)
        item.view.place(on: &canvas, in: place, density: density)
      }
    }
  }
}

import FCText

/// A column of a table.
public struct TableColumn: Hashable, Sendable {
  public enum Alignment: Sendable { case left, right }

  /// What stands above the column; empty for nothing.
  public var title: String
  public var alignment: Alignment

  public init(_ title: String, alignment: Alignment = .left) {
    self.title = visibleLine(title)
    self.alignment = alignment
  }
}

/// Rows of cells below each other, in columns as wide as what they hold.
///
/// The widths follow the cells that have been in sight, and never shrink, so that nothing jumps
/// while one scrolls. Where the columns are too wide together, the widest are cut.
public final class Table: View {
  public var columns: [TableColumn] {
    didSet {
      widths = []
      setNeedsDisplay()
    }
  }
  /// What is said when there are no rows.
  public var emptyText = "Nothing here yet" {
    didSet {
      emptyText = visibleLine(emptyText)
      setNeedsDisplay()
    }
  }
  /// Called with the row that was chosen; without it rows are there to be read.
  public var onSelect: ((Int) -> Void)? { didSet { setNeedsDisplay() } }

  private let countRows: () -> Int
  private let cells: (Int) -> [String]
  private var window = RowWindow()
  private var widths: [Int] = []
  private var scrolls = false

  /// - Parameters:
  ///   - count: returns how many rows there are.
  ///   - row: returns the cells of a row; those that are missing are empty.
  public init(
    _ columns: [TableColumn], count: @escaping () -> Int, row: @escaping (Int) -> [String]
  ) {
    self.columns = columns
    countRows = count
    cells = row
  }

  /// Makes a table of rows that stay.
  public convenience init(_ columns: [TableColumn], rows: [[String]]) {
    self.init(columns, count: { rows.count }, row: { rows[$0] })
  }

  /// How many rows there are.
  public var count: Int { max(0, countRows()) }

  /// The selected row; nil when there is none.
  public var selection: Int? { count > 0 ? min(window.position, count - 1) : nil }

  /// Selects a row, or the nearest one that there is.
  public func select(_ row: Int) {
    window.select(row, of: count)
    setNeedsDisplay()
  }

  /// Shows the rows as they are now, in columns as wide as they need.
  public func reload() {
    widths = []
    setNeedsDisplay()
  }

  /// Chooses the selected row.
  public func choose() {
    if let selection { onSelect?(selection) }
  }

  private func row(_ index: Int) -> [String] {
    let cells = cells(index).prefix(columns.count).map(visibleLine)
    return cells + Array(repeating: "", count: columns.count - cells.count)
  }

  public override var lines: [String] { printed.map(\.text) }

  public override var spoken: [SpokenLine] { printed }

  // MARK: Keys

  /// A table that only shows what is in sight needs no keys.
  public override var acceptsFocus: Bool { count > 0 && (onSelect != nil || scrolls) }

  public override var helpItems: [HelpLine.Item] {
    onSelect == nil ? [HelpLine.Item("Up Down", "scroll")] : [HelpLine.Item("Enter", "open")]
  }

  public override func receive(_ event: Event) -> Bool {
    switch event {
    case .key(KeyPress(.enter)) where onSelect != nil:
      choose()
      return true
    case .key(let press) where press.modifiers.isEmpty:
      return window.receive(press.key, of: count)
    case .mouse(let mouse):
      switch mouse.action {
      case .scrollUp: return window.scroll(by: -2, of: count)
      case .scrollDown: return window.scroll(by: 2, of: count)
      case .release: return false
      case .press:
        let top = frame.minRow + headRows
        guard onSelect != nil, let row = window.row(at: mouse.position.row, below: top, of: count)
        else { return false }
        window.select(row, of: count)
        choose()
        return true
      }
    default: return false
    }
  }

  // MARK: Layout

  private var headRows: Int { columns.contains { !$0.title.isEmpty } ? 1 : 0 }

  public override func rows(inColumns columns: Int, density: Density) -> Int {
    headRows + max(1, count)
  }

  public override func leastRows(inColumns columns: Int, density: Density) -> Int {
    headRows + min(3, max(1, count))
  }

  public override func naturalColumns(density: Density) -> Int {
    measure(0..<min(count, 50))
    return widths.reduce(indent) { $0 + $1 + 2 }
  }

  public override func leastColumns(density: Density) -> Int {
    min(naturalColumns(density: density), 8 * max(1, columns.count))
  }

  /// The columns for a pointer, where a row can be selected.
  private var indent: Int { onSelect == nil && !scrolls ? 0 : 2 }

  /// No column is measured further than this.
  private static let mostColumns = 1000

  private func measure(_ rows: Range<Int>) {
    if widths.isEmpty {
      widths = columns.map { FCText.columns(of: $0.title, atMost: Self.mostColumns) }
    }
    for index in rows {
      for (column, cell) in row(index).enumerated() where column < widths.count {
        widths[column] = max(
          widths[column], FCText.columns(of: cell, atMost: Self.mostColumns))
      }
    }
  }

  // MARK: Drawing

  public override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    let total = count
    var area = rect
    area.origin.row += headRows
    area.size.rows = max(0, rect.size.rows - headRows)
    window.fit(area.size.rows, of: total)
    scrolls = total > area.size.rows && area.size.rows > 0
    let shown = area.intersection(canvas.clip)
    let first = window.first + shown.minRow - area.minRow
    let inSight = first..<max(first, min(total, first + shown.size.rows))
    measure(inSight)
    // A pointer stands before the cells, and a bar behind them.
    let room = rect.size.columns - indent - (scrolls ? 2 : 0)
    let (lengths, gap) = divide(
      room, among: widths.map { Part(natural: $0, least: min($0, 3)) }, gap: 2)
    canvas.clipped(to: rect) { canvas in
      if headRows > 0 {
        write(columns.map(\.title), at: rect.origin, lengths, gap, .faint, on: &canvas)
      }
      if total == 0 {
        canvas.write(
          emptyText, at: Point(column: area.minColumn + indent, row: area.minRow), style: .faint)
      }
      for index in inSight {
        let place = Point(column: area.minColumn, row: area.minRow + index - window.first)
        let isSelected = isFocused && index == window.position
        if isSelected { canvas.write(String(canvas.glyphs.pointer), at: place, style: .strong) }
        write(row(index), at: place, lengths, gap, isSelected ? .strong : .plain, on: &canvas)
      }
      if scrolls {
        canvas.drawScrollBar(
          atColumn: rect.maxColumn - 1, rows: area.minRow..<area.maxRow, first: window.first,
          visible: area.size.rows, of: total)
      }
    }
  }

  private func write(
    _ cells: [String], at place: Point, _ lengths: [Int], _ gap: Int, _ style: Style,
    on canvas: inout Canvas
  ) {
    var column = place.column + indent
    for (index, cell) in cells.enumerated() where index < lengths.count {
      let shown = truncated(cell, columns: lengths[index], ellipsis: canvas.glyphs.ellipsis)
      let free = columns[index].alignment == .right ? lengths[index] - FCText.columns(of: shown) : 0
      canvas.write(shown, at: Point(column: column + free, row: place.row), style: style)
      column += lengths[index] + gap
    }
  }
}

extension Table: Paged {
  func turnPage(by pages: Int) -> Bool {
    defer { setNeedsDisplay() }
    return window.turn(by: pages, of: count)
  }

  /// The table as lines: its rows by the page, their cells with commas between.
  fileprivate var printed: [SpokenLine] {
    let total = count
    var lines: [SpokenLine] = []
    if headRows > 0 { lines.append(SpokenLine(columns.map(\.title).joined(separator: ", "))) }
    if total == 0 { lines.append(SpokenLine(emptyText)) }
    for index in window.printed(of: total) {
      let text = row(index).joined(separator: ", ")
      let entry = SpokenLine.Entry.press { [weak self] in
        guard let self else { return }
        window.select(index, of: count)
        choose()
      }
      lines.append(SpokenLine(text, onSelect == nil ? nil : entry))
    }
    if let pages = window.printedLine(of: total) { lines.append(SpokenLine(pages)) }
    return lines
  }
}

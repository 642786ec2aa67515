/// Views side by side, or one below the other.
///
/// They stand without an overlap and with nothing but the spacing between them; what no view asks
/// for is left at the end. Side by side each has the whole height. Where views can't stand side by
/// side, as in a narrow terminal, they stand one below the other.
public final class Stack: View {
  public enum Axis: Sendable { case horizontal, vertical }

  /// The views, from the left or from the top.
  public var views: [View] { didSet { setNeedsDisplay() } }
  public var axis: Axis { didSet { setNeedsDisplay() } }
  /// The rows or columns between two views; nil for what suits the screen.
  public var spacing: Int? { didSet { setNeedsDisplay() } }

  public init(_ axis: Axis = .vertical, spacing: Int? = nil, _ views: [View] = []) {
    self.axis = axis
    self.spacing = spacing
    self.views = views
  }

  /// Makes a stack of views below each other.
  public convenience init(_ views: [View]) { self.init(.vertical, views) }

  public override var children: [View] { views }

  public override var lines: [String] { shownChildren.flatMap(\.lines) }
  public override var spoken: [SpokenLine] { shownChildren.flatMap(\.spoken) }

  /// A stack of rows grows when a view in it does.
  public override var weight: Int {
    guard length == .natural, axis == .vertical else { return super.weight }
    return shownChildren.contains { $0.weight > 0 } ? 1 : 0
  }

  public override var rowsToReveal: Range<Int>? {
    guard let focused = shownChildren.first(where: { $0.tree.contains(where: \.isFocused) })
    else { return nil }
    let start = focused.frame.minRow - frame.minRow
    let inner = focused.rowsToReveal ?? 0..<focused.frame.size.rows
    return start + inner.lowerBound..<start + inner.upperBound
  }

  // MARK: What it asks for

  /// What it has asked for in a layout; nil outside of one, where what it shows may change.
  var asked: [Measure: Int]?

  /// Measures once in a layout: else each stack around it would have it measured several times more.
  private func measured(_ measure: Measure, _ body: () -> Int) -> Int {
    if let known = asked?[measure] { return known }
    let length = body()
    asked?[measure] = length
    return length
  }

  public override func rows(inColumns columns: Int, density: Density) -> Int {
    measured(Measure(kind: .rows, columns: columns, density: density)) {
      height(inColumns: columns, density) { $0.rows(inColumns: $1, density: density) }
    }
  }

  public override func leastRows(inColumns columns: Int, density: Density) -> Int {
    measured(Measure(kind: .leastRows, columns: columns, density: density)) {
      height(inColumns: columns, density) { $0.leastRows(inColumns: $1, density: density) }
    }
  }

  private func height(
    inColumns columns: Int, _ density: Density, _ rows: (View, Int) -> Int
  ) -> Int {
    let views = shownChildren
    if isSideBySide(in: columns, density) {
      return zip(views, widths(in: columns, density).lengths).reduce(0) { highest, child in
        max(highest, rows(child.0, child.1))
      }
    }
    return views.reduce(rowGap(density) * max(0, views.count - 1)) { sum, view in
      if axis == .vertical, case .fixed(let length) = view.length { return sum + max(0, length) }
      return sum + min(Part.most, rows(view, columns))
    }
  }

  public override func naturalColumns(density: Density) -> Int {
    measured(Measure(kind: .columns, density: density)) { width(density) { $0.natural } }
  }

  public override func leastColumns(density: Density) -> Int {
    measured(Measure(kind: .leastColumns, density: density)) { width(density) { $0.least } }
  }

  private func width(_ density: Density, _ columns: (Part) -> Int) -> Int {
    let parts = shownChildren.map { columnPart(of: $0, density) }
    guard axis == .horizontal else { return parts.reduce(0) { max($0, columns($1)) } }
    return parts.reduce(0) { $0 + columns($1) } + gap(density) * max(0, parts.count - 1)
  }

  // MARK: Arranging

  private func gap(_ density: Density) -> Int {
    if let spacing { return max(0, spacing) }
    return axis == .horizontal ? 2 : density > .tight ? 1 : 0
  }

  private func rowGap(_ density: Density) -> Int { axis == .vertical ? gap(density) : 0 }

  private func isSideBySide(in columns: Int, _ density: Density) -> Bool {
    axis == .horizontal && leastColumns(density: density) <= columns
  }

  private func columnPart(of view: View, _ density: Density) -> Part {
    if case .fixed(let columns) = view.length { return Part(natural: columns, least: columns) }
    return Part(
      natural: view.naturalColumns(density: density), least: view.leastColumns(density: density),
      weight: view.weight)
  }

  private func rowPart(of view: View, in columns: Int, _ density: Density) -> Part {
    if axis == .vertical { return view.part(inColumns: columns, density: density) }
    // What was said about columns means nothing for rows.
    return Part(
      natural: view.rows(inColumns: columns, density: density),
      least: view.leastRows(inColumns: columns, density: density))
  }

  private func widths(in columns: Int, _ density: Density) -> (lengths: [Int], gap: Int) {
    let parts = shownChildren.map { columnPart(of: $0, density) }
    return divide(columns, among: parts, gap: gap(density))
  }

  /// The place of each view that is not hidden.
  private func places(in rect: Rect, _ density: Density) -> [(view: View, place: Rect)] {
    let (columns, rows) = (rect.size.columns, rect.size.rows)
    let views = shownChildren
    if isSideBySide(in: columns, density) {
      let (lengths, gap) = widths(in: columns, density)
      var column = rect.minColumn
      return zip(views, lengths).map { view, length in
        defer { column += length + gap }
        return (view, Rect(column: column, row: rect.minRow, columns: length, rows: rows))
      }
    }
    let parts = views.map { rowPart(of: $0, in: columns, density) }
    let (lengths, gap) = divide(rows, among: parts, gap: rowGap(density))
    var row = rect.minRow
    return zip(views, lengths).map { view, length in
      defer { row += length + gap }
      return (view, Rect(column: rect.minColumn, row: row, columns: columns, rows: length))
    }
  }

  public override func layOut(in rect: Rect, density: Density) {
    super.layOut(in: rect, density: density)
    for (view, place) in places(in: rect, density) { view.layOut(in: place, density: density) }
  }

  public override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    for (view, place) in places(in: rect, density) {
      view.place(on: &canvas, in: place, density: density)
    }
  }
}

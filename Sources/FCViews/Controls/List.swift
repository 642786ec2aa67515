import FCText

/// One row of a list.
public struct Row: Hashable, Sendable {
  /// What the row is about.
  public var title: String
  /// What stands back at the end of the row.
  public var detail: String
  /// Whether the row has a star.
  public var isMarked: Bool
  /// Whether the row is a right or a wrong answer; nil when that is not the question.
  public var isRight: Bool?
  /// Whether the row could not be made, which is all that is shown of it.
  public private(set) var hasFailed = false

  /// What stands for a row that could not be made.
  public static let failureText = "⚠ error"
  public static var failed: Row {
    var row = Row(failureText)
    row.hasFailed = true
    return row
  }

  public init(_ title: String, detail: String = "", isMarked: Bool = false) {
    self.title = visibleLine(title)
    self.detail = detail.isEmpty ? "" : visibleLine(detail)
    self.isMarked = isMarked
  }
}

/// Rows to choose from, which their owner makes when they come into sight.
///
/// For example:
///
///     let list = List(count: { names.count }, row: { Row(names[$0]) })
///     list.onSelect = { open(names[$0]) }
///     list.onDelete = { index in
///       let name = names.remove(at: index)
///       return { names.insert(name, at: index) }
///     }
///
/// Nothing is kept of a row: each drawing asks for those in sight. An owner whose rows have
/// changed calls `reload()`.
public final class List: View {
  /// How a list is filtered.
  public enum Filtering: Sendable {
    case off
    /// A "/" begins it.
    case onSlash
    /// Each letter is looked for, so that a screen's commands need their other keys.
    case asTyped
  }

  /// What stands above the rows; empty for none.
  public var title: String {
    didSet {
      title = visibleLine(title)
      setNeedsDisplay()
    }
  }
  /// What is said when there are no rows.
  public var emptyText = "Nothing here yet" {
    didSet {
      emptyText = visible(emptyText)
      setNeedsDisplay()
    }
  }
  public var filtering = Filtering.onSlash { didSet { setNeedsDisplay() } }
  /// Called with the row that was chosen.
  public var onSelect: ((Int) -> Void)?
  /// Called with the row to delete; it returns what takes that back, or nil when nothing can.
  public var onDelete: ((Int) -> (() -> Void)?)? { didSet { setNeedsDisplay() } }
  /// Whether each of the first nine rows has its number before it, which chooses it.
  public var isNumbered = false { didSet { setNeedsDisplay() } }
  /// What choosing a row is called, in the line of the keys.
  public var selectTitle = "open" { didSet { setNeedsDisplay() } }
  /// Whether the learner is asked before a row is deleted.
  public var asksBeforeDelete = true
  /// Finds the rows for a text, in the order to show them; nil looks for it in their titles.
  public var filter: ((String) -> [Int])?

  let countRows: () -> Int
  let makeRow: (Int) -> Row
  var window = RowWindow()
  /// What is filtered by; nil when all rows are shown.
  var rowFilter: RowFilter?
  /// True while letters go into the filter.
  var isTyping = false
  /// The row that is to be deleted once the learner agrees, as it is shown, and its title.
  var doubted: (position: Int, title: String)?
  /// What was deleted last, and how to take it back.
  var deleted: (title: String, undo: () -> Void)?
  /// Counts what would make a search that is under way one of the past.
  var searches = 0
  /// What the filter is accounted for with, in bytes.
  var filterBytes = 0
  /// True while rows are looked at.
  var isSearching = false
  /// Whether a key has begun a search since the last drawing.
  var hasJustBegun = false

  /// - Parameters:
  ///   - count: returns how many rows there are; a number below 0 counts as 0.
  ///   - row: makes the row at an index, counted from 0.
  public init(
    _ title: String = "", count: @escaping () -> Int, row: @escaping (Int) -> Row
  ) {
    self.title = visibleLine(title)
    countRows = count
    makeRow = row
  }

  /// How many rows there are.
  public var count: Int { max(0, countRows()) }

  /// How many rows are shown; while a filter still looks for more, those found so far.
  public var shownCount: Int { rowFilter?.found.count ?? count }

  /// The selected row; nil when none is shown.
  public var selection: Int? { row(at: min(window.position, shownCount - 1)) }

  /// What the rows are filtered by; empty when all are shown.
  public var filterText: String { rowFilter?.text ?? "" }

  /// Selects a row, if it is shown.
  public func select(_ row: Int) {
    let position = rowFilter == nil ? row : rowFilter?.found.firstIndex(of: row)
    guard let position, (0..<shownCount).contains(position) else { return }
    window.select(position, of: shownCount)
    setNeedsDisplay()
  }

  /// Shows the rows as they are now.
  public func reload() {
    doubted = nil
    if let text = rowFilter?.text { look(for: text, narrowing: false) }
    if !isWorking { window.select(window.position, of: shownCount) }
    setNeedsDisplay()
  }

  /// Chooses the selected row.
  public func choose() {
    guard let selection else { return }
    deleted = nil
    onSelect?(selection)
  }

  /// Filters the rows; an empty text shows all of them.
  public func filter(by text: String) {
    let selected = selection
    if text.isEmpty {
      rowFilter = nil
      weighFilter()
      searches += 1
      if let selected { select(selected) }
    } else {
      look(for: visibleLine(text), narrowing: true)
      window.select(0, of: shownCount)
    }
    doubted = nil
    setNeedsDisplay()
  }

  /// The row of the owner at a place among those shown.
  func row(at position: Int) -> Int? {
    guard let found = rowFilter?.found else {
      return (0..<count).contains(position) ? position : nil
    }
    // The owner may have fewer rows by now.
    return position >= 0 && position < found.count && found[position] < count
      ? found[position] : nil
  }

  // MARK: Deleting

  /// Deletes the selected row, after asking if the list asks.
  public func deleteSelected() {
    guard onDelete != nil, let selection else { return }
    doubted = (window.position, makeRow(selection).title)
    setNeedsDisplay()
    if !asksBeforeDelete { answerDelete(true) }
  }

  /// The title of the row that is to be deleted once the learner agrees.
  public var rowToDelete: String? { doubted?.title }

  /// Answers whether the row is to be deleted.
  public func answerDelete(_ agrees: Bool) {
    guard let (position, title) = doubted else { return }
    doubted = nil
    setNeedsDisplay()
    guard agrees, let row = row(at: position), let onDelete else { return }
    let undo = onDelete(row)
    deleted = undo.map { (title, $0) }
    reload()
  }

  /// True when the last row that was deleted can be brought back.
  public var canUndo: Bool { deleted != nil }

  /// Brings back the last row that was deleted.
  public func undoDelete() {
    guard let undo = deleted?.undo else { return }
    deleted = nil
    undo()
    reload()
  }

  // MARK: As a view

  public override var isWorking: Bool { rowFilter.map { !$0.isDone } ?? false }

  public override var acceptsFocus: Bool { true }

  public override var readsText: Bool {
    (isTyping || filtering == .asTyped) && doubted == nil
  }

  public override var helpItems: [HelpLine.Item] { keyItems }

  public override func receive(_ event: Event) -> Bool { take(event) }

  public override var lines: [String] { printed.map(\.text) }

  public override var spoken: [SpokenLine] { printed }

  public override func rows(inColumns columns: Int, density: Density) -> Int {
    // While it is filtered the list keeps its size, so that nothing jumps.
    headRows + max(1, count) + footRows
  }

  public override func leastRows(inColumns columns: Int, density: Density) -> Int {
    headRows + min(3, max(1, count)) + footRows
  }

  public override func naturalColumns(density: Density) -> Int { 36 }

  public override func leastColumns(density: Density) -> Int { 16 }

  public override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    goOn()
    drawList(on: &canvas, in: rect)
  }
}

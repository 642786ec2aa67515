/// Which row of many is selected, and which are in sight.
struct RowWindow {
  /// The rows that a surface that prints shows at a time.
  static let page = 20

  /// The selected row, from 0.
  private(set) var position = 0
  /// The first row in sight.
  private(set) var first = 0
  /// The rows in sight when it was drawn last.
  private(set) var visible = 1

  /// Selects a row, or the nearest one that there is.
  mutating func select(_ row: Int, of count: Int) {
    position = min(max(0, row), max(0, count - 1))
  }

  /// Brings the selected row into sight.
  mutating func fit(_ rows: Int, of count: Int) {
    visible = max(1, rows)
    select(position, of: count)
    first = min(max(first, position - visible + 1), position)
    first = min(max(0, first), max(0, count - visible))
  }

  /// Moves the selection by a key; false when it is no such key, or there is nothing that way.
  mutating func receive(_ key: Key, of count: Int) -> Bool {
    let old = position
    switch key {
    case .up: select(position - 1, of: count)
    case .down: select(position + 1, of: count)
    // A row in common shows that none was left out.
    case .pageUp: select(position - max(1, visible - 1), of: count)
    case .pageDown: select(position + max(1, visible - 1), of: count)
    case .home: select(0, of: count)
    case .end: select(count - 1, of: count)
    default: return false
    }
    switch key {
    case .up, .down: return position != old
    default: return true
    }
  }

  /// Scrolls, and takes the selection along where it would leave what is in sight.
  mutating func scroll(by rows: Int, of count: Int) -> Bool {
    let old = first
    first = min(max(0, first + rows), max(0, count - visible))
    select(min(max(position, first), first + visible - 1), of: count)
    return first != old
  }

  /// The row at a row of the canvas.
  func row(at row: Int, below top: Int, of count: Int) -> Int? {
    let index = first + row - top
    return row >= top && row < top + visible && index < count ? index : nil
  }

  // MARK: Printed pages

  /// The rows of the printed page with the selected row.
  func printed(of count: Int) -> Range<Int> {
    let start = min(position, max(0, count - 1)) / Self.page * Self.page
    return start..<min(count, start + Self.page)
  }

  /// Turns printed pages; false when there is none that way.
  mutating func turn(by pages: Int, of count: Int) -> Bool {
    let start = printed(of: count).lowerBound + pages * Self.page
    guard start >= 0, start < count else { return false }
    position = start
    return true
  }

  /// Which rows are printed, such as "21-40 of 100,000"; nil when all of them are.
  func printedLine(of count: Int) -> String? {
    guard count > Self.page else { return nil }
    let rows = printed(of: count)
    return "\(grouped(rows.lowerBound + 1))-\(grouped(rows.upperBound)) of \(grouped(count))"
  }
}

/// Views whose rows are printed by the page.
protocol Paged: View {
  /// Turns printed pages; false when there is none that way.
  func turnPage(by pages: Int) -> Bool
}

/// Writes a number with a comma between thousands.
func grouped(_ number: Int) -> String {
  var text = String(number.magnitude)
  var place = text.count - 3
  while place > 0 {
    text.insert(",", at: text.index(text.startIndex, offsetBy: place))
    place -= 3
  }
  return number < 0 ? "-" + text : text
}

import FCText

/// A text with its lines at the width asked for last.
///
/// Breaking a long text into lines takes its time, and a layout asks for them again and again.
struct WrappedText {
  var text: String {
    didSet {
      wrapped = nil
      natural = nil
    }
  }
  private var wrapped: (columns: Int, lines: [String])?
  private var natural: Int?

  init(_ text: String) { self.text = text }

  /// The lines at a width; counts against the budget of the view that shows them.
  mutating func lines(inColumns columns: Int, of view: View) -> [String] {
    if let wrapped, wrapped.columns == columns { return wrapped.lines }
    // Nobody sees what a view shows that has to stop.
    let mayWrap = text.utf8.count < 256 || view.spend(text.utf8.count * 4)
    let lines = mayWrap ? wrap(text, columns: columns) : [""]
    wrapped = (columns, lines)
    return lines
  }

  /// The columns of the widest line where none is broken.
  mutating func naturalColumns() -> Int {
    if let natural { return natural }
    let widest = text.split(whereSeparator: \.isNewline).reduce(0) { max($0, columns(of: $1)) }
    natural = widest
    return widest
  }
}

extension Rect {
  /// Which lines of a text that begins at a row of the canvas are in sight.
  func linesInSight(_ count: Int, from row: Int) -> Range<Int> {
    let first = min(max(0, minRow - row), count)
    return first..<max(first, min(count, maxRow - row))
  }
}

import FCText
import FCViews

/// What a learner is told over any screen: at the bottom, one after the other, each until the next
/// key.
struct Notices: Equatable {
  /// So many wait at most: nobody reads more, and a script may fail with each frame.
  static let most = 9

  private var texts: [String] = []

  mutating func append(_ text: String) {
    if texts.count < Self.most { texts.append(text) }
  }

  /// Takes the one that is shown away.
  mutating func dismiss() {
    if !texts.isEmpty { texts.removeFirst() }
  }

  /// Draws the first one over what is there: over as many rows as it needs, of a third at most.
  func draw(on canvas: inout Canvas) {
    guard let text = texts.first, canvas.size.columns > 2 else { return }
    let room = max(1, canvas.size.rows / 3)
    let width = min(Page.mostColumns, canvas.size.columns - 2)
    let column = (canvas.size.columns - width) / 2
    let lines = wrap(visibleLine(text), columns: width)
    var shown = lines.prefix(room).map { $0 }
    if lines.count > room {
      shown[room - 1] = truncated(
        lines[(room - 1)...].joined(separator: " "), columns: width,
        ellipsis: canvas.glyphs.ellipsis)
    }
    let top = canvas.size.rows - shown.count
    canvas.erase(Rect(column: 0, row: top, columns: canvas.size.columns, rows: shown.count))
    for (offset, line) in shown.enumerated() {
      canvas.write(line, at: Point(column: column, row: top + offset), style: .notice)
    }
    // What is covered can't be written in.
    if let cursor = canvas.cursor, cursor.row >= top { canvas.cursor = nil }
  }
}

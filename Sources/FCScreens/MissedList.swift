import FCModels
import FCText
import FCViews

/// The missed cards with their answers: two columns where there is room, else one below the other.
///
/// Each card takes the same number of rows, so that a list of any length costs nothing to lay out.
final class MissedList: View {
  private let cards: [Card]
  /// The widths of the two columns, from the first cards of the list.
  private let questionColumns: Int
  private let answerColumns: Int

  init(_ cards: [Card]) {
    self.cards = cards
    let sample = cards.prefix(200)
    questionColumns = sample.map { columns(of: visibleLine($0.question)) }.max() ?? 0
    answerColumns = sample.map { columns(of: visibleLine($0.solution)) }.max() ?? 0
  }

  override func rows(inColumns columns: Int, density: Density) -> Int {
    1 + cards.count * (isWide(columns) ? 1 : 2)
  }

  private func isWide(_ columns: Int) -> Bool {
    columns >= 60 || questionColumns + 3 + answerColumns <= columns
  }

  override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    canvas.write("Missed", at: rect.origin, style: .faint)
    let width = rect.size.columns
    let step = isWide(width) ? 1 : 2
    let top = rect.minRow + 1
    let first = max(0, (canvas.clip.minRow - top) / step)
    let last = min(cards.count, (canvas.clip.maxRow - top + step - 1) / step)
    guard first < last else { return }
    for index in first..<last {
      let start = Point(column: rect.minColumn, row: top + index * step)
      draw(cards[index], on: &canvas, at: start, width)
    }
  }

  private func draw(_ card: Card, on canvas: inout Canvas, at start: Point, _ width: Int) {
    let left =
      isWide(width) ? min(questionColumns, max(width / 2, width - 3 - answerColumns)) : width
    write(card.question, on: &canvas, at: start, left, .plain)
    let place =
      isWide(width)
      ? Point(column: start.column + left + 3, row: start.row)
      : Point(column: start.column + 2, row: start.row + 1)
    let room = start.column + width - place.column
    write(card.solution, on: &canvas, at: place, room, .strong)
  }

  private func write(
    _ text: String, on canvas: inout Canvas, at start: Point, _ width: Int, _ style: Style
  ) {
    let shown = truncated(visibleLine(text), columns: width, ellipsis: canvas.glyphs.ellipsis)
    canvas.write(shown, at: start, style: style)
  }
}

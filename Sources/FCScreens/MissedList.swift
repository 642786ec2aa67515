import FCModels
import FCText
import FCViews

/// The missed cards with their answers: two columns where there is room, else one below the other.
final class MissedList: View {
  /// How many cards are shown in full. Beyond it each text gets one row, so that a list of any
  /// length costs little to lay out.
  private static let mostInFull = 300

  /// The texts of a card, wrapped, or in one row that may be too long.
  private struct Entry {
    let question: [String]
    let answer: [String]
  }

  private let cards: [(question: String, answer: String)]
  /// The widths of the two columns, from the first cards of the list.
  private let questionColumns: Int
  private let answerColumns: Int
  private var layout: (width: Int, entries: [Entry]) = (0, [])

  init(_ cards: [Card]) {
    self.cards = cards.map { (visibleLine($0.question), visibleLine($0.solution)) }
    let sample = self.cards.prefix(Self.mostInFull)
    questionColumns = sample.map { columns(of: $0.question) }.max() ?? 0
    answerColumns = sample.map { columns(of: $0.answer) }.max() ?? 0
  }

  private func isWide(_ columns: Int) -> Bool {
    columns >= 60 || questionColumns + 3 + answerColumns <= columns
  }

  private func rows(of entry: Entry, isWide: Bool) -> Int {
    isWide
      ? max(entry.question.count, entry.answer.count) : entry.question.count + entry.answer.count
  }

  override func rows(inColumns columns: Int, density: Density) -> Int {
    let isWide = isWide(columns)
    return entries(inColumns: columns).reduce(1) { $0 + rows(of: $1, isWide: isWide) }
  }

  override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    canvas.write("Missed", at: rect.origin, style: .faint)
    let width = rect.size.columns
    let isWide = isWide(width)
    let widths = widths(in: width)
    var row = rect.minRow + 1
    for entry in entries(inColumns: width) {
      let height = rows(of: entry, isWide: isWide)
      defer { row += height }
      guard row + height > canvas.clip.minRow else { continue }
      guard row < canvas.clip.maxRow else { break }
      let start = Point(column: rect.minColumn, row: row)
      write(entry.question, on: &canvas, at: start, widths.question, .plain)
      let place =
        isWide
        ? Point(column: start.column + widths.question + 3, row: row)
        : Point(column: start.column + 2, row: row + entry.question.count)
      write(entry.answer, on: &canvas, at: place, widths.answer, .strong)
    }
  }

  private func write(
    _ lines: [String], on canvas: inout Canvas, at start: Point, _ width: Int, _ style: Style
  ) {
    for (offset, line) in lines.enumerated() {
      let shown = truncated(line, columns: width, ellipsis: canvas.glyphs.ellipsis)
      canvas.write(shown, at: Point(column: start.column, row: start.row + offset), style: style)
    }
  }

  // MARK: Layout

  private func widths(in width: Int) -> (question: Int, answer: Int) {
    guard isWide(width) else { return (width, max(1, width - 2)) }
    let question = min(questionColumns, max(width / 2, width - 3 - answerColumns))
    return (question, width - 3 - question)
  }

  private func entries(inColumns width: Int) -> [Entry] {
    if layout.width != width { layout = (width, makeEntries(inColumns: width)) }
    return layout.entries
  }

  private func makeEntries(inColumns width: Int) -> [Entry] {
    let (questionWidth, answerWidth) = widths(in: width)
    let isShownInFull = cards.count <= Self.mostInFull
    return cards.map { card in
      guard isShownInFull else { return Entry(question: [card.question], answer: [card.answer]) }
      return Entry(
        question: wrap(card.question, columns: questionWidth),
        answer: wrap(card.answer, columns: answerWidth))
    }
  }
}

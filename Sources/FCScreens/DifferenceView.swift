import FCText
import FCViews

/// What was written, compared with the right answer: below each cluster a sign says whether it is
/// missing (`+`) or too much (`-`).
final class DifferenceView: View {
  private struct Piece {
    let cluster: Character
    let sign: Character
    let style: Style
  }

  private let pieces: [Piece]
  private let inline: String

  /// Nil when the texts are the same, or have too little in common for a comparison to help.
  init?(_ difference: TextDifference) {
    var pieces: [Piece] = []
    var inline = ""
    var sameCount = 0
    for segment in difference.segments {
      let (text, sign, style, marked): (String, Character, Style, (String) -> String) =
        switch segment {
        case .same(let text): (text, " ", .plain, { $0 })
        case .missing(let text): (text, "+", .missed, { "{+\($0)+}" })
        case .extra(let text): (text, "-", .wrong, { "[-\($0)-]" })
        }
      let shown = visibleLine(text)
      if case .same = segment { sameCount += shown.count }
      pieces += shown.map { Piece(cluster: $0, sign: sign, style: style) }
      inline += marked(shown)
    }
    guard !difference.isEmpty, sameCount * 2 >= pieces.count else { return nil }
    self.pieces = pieces
    self.inline = inline
    super.init()
  }

  override var lines: [String] { ["Compared: \(inline)"] }

  override func rows(inColumns columns: Int, density: Density) -> Int {
    2 * rows(of: columns).count + (density > .tight ? 1 : 0)
  }

  override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    var row = rect.minRow
    for pieces in rows(of: rect.size.columns) {
      var column = rect.minColumn
      for piece in pieces {
        canvas.write(
          String(piece.sign), at: Point(column: column, row: row + 1), style: piece.style)
        column = canvas.write(
          String(piece.cluster), at: Point(column: column, row: row), style: piece.style)
      }
      row += 2
    }
    guard density > .tight else { return }
    var column = rect.minColumn
    for (sign, meaning) in [("+", "missing"), ("-", "too much")]
    where pieces.contains(where: { $0.sign == Character(sign) }) {
      let end = canvas.write(
        "\(sign) \(meaning)", at: Point(column: column, row: row), style: .faint)
      column = end + 3
    }
  }

  /// The pieces of each row, filled up to the width.
  private func rows(of width: Int) -> [[Piece]] {
    var rows: [[Piece]] = [[]]
    var filled = 0
    for piece in pieces {
      let columns = columns(of: piece.cluster)
      if filled + columns > width, !rows[rows.count - 1].isEmpty {
        rows.append([])
        filled = 0
      }
      rows[rows.count - 1].append(piece)
      filled += columns
    }
    return rows
  }
}

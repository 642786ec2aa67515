import FCText

/// The question of a card, in a box where there is room.
public final class QuestionView: View {
  private let text: String
  private let margin = 3

  public init(_ text: String) {
    self.text = visible(text)
  }

  public override var lines: [String] { [text] }

  public override func rows(inColumns columns: Int, density: Density) -> Int {
    let isBoxed = density == .roomy
    let count = wrapped(columns, isBoxed).count
    return isBoxed ? count + 4 : count
  }

  public override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    let isBoxed = density == .roomy
    let rows = wrapped(rect.size.columns, isBoxed)
    if isBoxed { canvas.drawFrame(rect, style: .faint) }
    // A long text is easier to read from a straight left edge.
    let isCentered = isBoxed && rows.count <= 3
    let inset = isBoxed ? margin : 0
    for (offset, line) in rows.enumerated() {
      let free = rect.size.columns - 2 * inset - columns(of: line)
      let start = Point(
        column: rect.minColumn + inset + (isCentered ? max(0, free) / 2 : 0),
        row: rect.minRow + offset + (isBoxed ? 2 : 0))
      canvas.write(line, at: start, style: .strong)
    }
  }

  private func wrapped(_ columns: Int, _ isBoxed: Bool) -> [String] {
    wrap(text, columns: max(1, isBoxed ? columns - 2 * margin : columns))
  }
}

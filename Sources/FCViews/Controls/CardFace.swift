import FCText

/// The face of a card: a text, in a box where there is room, and perhaps a note below it.
public final class CardFace: View {
  /// What the card says, made visible.
  public var text: String {
    didSet {
      text = visible(text)
      setNeedsDisplay()
    }
  }
  /// What stands back below the text.
  public var note: String {
    didSet {
      note = visible(note)
      setNeedsDisplay()
    }
  }
  /// Columns between the box and the text.
  private let margin = 3

  /// - Parameter note: what stands back below the text; left out where it is tight, and by a
  ///   surface that prints.
  public init(_ text: String, note: String = "") {
    self.text = visible(text)
    self.note = visible(note)
  }

  public override var lines: [String] { [text] }

  public override func rows(inColumns columns: Int, density: Density) -> Int {
    let count = wrapped(inColumns: columns, density).count
    return density == .roomy ? count + 4 : count
  }

  public override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    let isBoxed = density == .roomy
    if isBoxed { canvas.drawFrame(rect, style: .faint) }
    let rows = wrapped(inColumns: rect.size.columns, density)
    // A long text is easier to read from a straight left edge.
    let isCentered = isBoxed && rows.count { $0.style == .strong } <= 3
    let inset = isBoxed ? margin : 0
    for (offset, row) in rows.enumerated() {
      let free = max(0, rect.size.columns - 2 * inset - columns(of: row.text))
      let start = Point(
        column: rect.minColumn + inset + (isCentered ? free / 2 : 0),
        row: rect.minRow + offset + (isBoxed ? 2 : 0))
      canvas.write(row.text, at: start, style: row.style)
    }
  }

  private func wrapped(
    inColumns columns: Int, _ density: Density
  ) -> [(text: String, style: Style)] {
    let width = max(1, density == .roomy ? columns - 2 * margin : columns)
    let rows = wrap(text, columns: width).map { (text: $0, style: Style.strong) }
    guard !note.isEmpty, density > .tight else { return rows }
    return rows + [("", .plain)] + wrap(note, columns: width).map { ($0, .faint) }
  }
}

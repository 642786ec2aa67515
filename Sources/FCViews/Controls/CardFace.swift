import FCText

/// The face of a card: a text, in a box where there is room, and perhaps a note below it.
public final class CardFace: View {
  /// What the card says, made visible.
  public var text: String {
    get { shownText.text }
    set {
      shownText.text = visible(newValue)
      setNeedsDisplay()
    }
  }
  /// What stands back below the text.
  public var note: String {
    get { shownNote.text }
    set {
      shownNote.text = visible(newValue)
      setNeedsDisplay()
    }
  }
  private var shownText: WrappedText
  private var shownNote: WrappedText
  /// Columns between the box and the text.
  private let margin = 3

  /// - Parameter note: what stands back below the text; left out where it is tight, and by a
  ///   surface that prints.
  public init(_ text: String, note: String = "") {
    shownText = WrappedText(visible(text))
    shownNote = WrappedText(visible(note))
  }

  public override var lines: [String] { [text] }

  public override func rows(inColumns columns: Int, density: Density) -> Int {
    let (lines, note) = wrapped(inColumns: columns, density)
    let count = lines.count + (note.isEmpty ? 0 : note.count + 1)
    return density == .roomy ? count + 4 : count
  }

  public override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    let isBoxed = density == .roomy
    if isBoxed { canvas.drawFrame(rect, style: .faint) }
    let (lines, note) = wrapped(inColumns: rect.size.columns, density)
    // A long text is easier to read from a straight left edge.
    let isCentered = isBoxed && lines.count <= 3
    let inset = isBoxed ? margin : 0
    let top = rect.minRow + (isBoxed ? 2 : 0)
    func write(_ lines: [String], from top: Int, _ style: Style) {
      for line in canvas.clip.linesInSight(lines.count, from: top) {
        let free = max(0, rect.size.columns - 2 * inset - columns(of: lines[line]))
        let column = rect.minColumn + inset + (isCentered ? free / 2 : 0)
        canvas.write(lines[line], at: Point(column: column, row: top + line), style: style)
      }
    }
    write(lines, from: top, .strong)
    write(note, from: top + lines.count + 1, .faint)
  }

  /// The lines of the text and of the note, which stand a blank row apart.
  private func wrapped(
    inColumns columns: Int, _ density: Density
  ) -> (text: [String], note: [String]) {
    let width = max(1, density == .roomy ? columns - 2 * margin : columns)
    let lines = shownText.lines(inColumns: width, of: self)
    guard !note.isEmpty, density > .tight else { return (lines, []) }
    return (lines, shownNote.lines(inColumns: width, of: self))
  }
}

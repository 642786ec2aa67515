import FCText

/// Text that wraps at the width it gets.
public final class Label: View {
  /// What it says, made visible.
  public var text: String {
    get { shown.text }
    set {
      shown.text = visible(newValue)
      setNeedsDisplay()
    }
  }
  public var style: Style { didSet { setNeedsDisplay() } }
  private var shown: WrappedText
  private let isSpoken: Bool

  /// - Parameter isSpoken: whether a surface that prints shows the text.
  public init(_ text: String, style: Style = .plain, isSpoken: Bool = true) {
    shown = WrappedText(visible(text))
    self.style = style
    self.isSpoken = isSpoken
  }

  public override var lines: [String] { isSpoken ? [text] : [] }

  public override func rows(inColumns columns: Int, density: Density) -> Int {
    shown.lines(inColumns: columns, of: self).count
  }

  public override func naturalColumns(density: Density) -> Int { shown.naturalColumns() }

  public override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    let lines = shown.lines(inColumns: rect.size.columns, of: self)
    for line in canvas.clip.linesInSight(lines.count, from: rect.minRow) {
      let start = Point(column: rect.minColumn, row: rect.minRow + line)
      canvas.write(lines[line], at: start, style: style)
    }
  }
}

import FCText

/// Text that wraps at the width it gets.
public final class Label: View {
  /// What it says, made visible.
  public var text: String {
    didSet {
      text = visible(text)
      wrapped = nil
      setNeedsDisplay()
    }
  }
  public var style: Style { didSet { setNeedsDisplay() } }
  /// The lines at the width asked for last.
  private var wrapped: (columns: Int, lines: [String])?
  private let isSpoken: Bool

  /// - Parameter isSpoken: whether a surface that prints shows the text.
  public init(_ text: String, style: Style = .plain, isSpoken: Bool = true) {
    self.text = visible(text)
    self.style = style
    self.isSpoken = isSpoken
  }

  public override var lines: [String] { isSpoken ? [text] : [] }

  public override func rows(inColumns columns: Int, density: Density) -> Int {
    lines(inColumns: columns).count
  }

  private func lines(inColumns columns: Int) -> [String] {
    if let wrapped, wrapped.columns == columns { return wrapped.lines }
    let lines = wrap(text, columns: columns)
    wrapped = (columns, lines)
    return lines
  }

  public override func naturalColumns(density: Density) -> Int {
    text.split(whereSeparator: \.isNewline).reduce(0) { max($0, columns(of: $1)) }
  }

  public override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    for (offset, line) in lines(inColumns: rect.size.columns).enumerated() {
      let start = Point(column: rect.minColumn, row: rect.minRow + offset)
      canvas.write(line, at: start, style: style)
    }
  }
}

import FCText

/// The place of a picture, which says what is to be seen on it.
public final class Image: View {
  /// The name of the picture, as its owner calls it.
  public var name: String { didSet { setNeedsDisplay() } }
  /// What is to be seen, for whoever can't see it.
  public var text: String {
    didSet {
      text = visible(text)
      setNeedsDisplay()
    }
  }

  /// - Parameter description: what is to be seen; without it the name is shown.
  public init(_ name: String, description: String = "") {
    self.name = name
    text = visible(description)
  }

  private var caption: String { text.isEmpty ? visibleLine(name) : text }

  public override var lines: [String] { ["Picture: \(caption)"] }

  public override func rows(inColumns columns: Int, density: Density) -> Int {
    wrap(caption, columns: max(1, columns - 4)).count + (density == .tight ? 0 : 2)
  }

  public override func naturalColumns(density: Density) -> Int { columns(of: caption) + 4 }

  public override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    let isFramed = rect.size.rows > 2
    if isFramed { canvas.drawFrame(rect, style: .faint) }
    let lines = wrap(caption, columns: max(1, rect.size.columns - 4))
    let inner = isFramed ? rect.size.rows - 2 : rect.size.rows
    var row = rect.minRow + (isFramed ? 1 : 0) + max(0, inner - lines.count) / 2
    for line in lines.prefix(inner) {
      let column = rect.minColumn + max(0, rect.size.columns - columns(of: line)) / 2
      canvas.write(line, at: Point(column: column, row: row), style: .faint)
      row += 1
    }
  }
}

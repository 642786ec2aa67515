import FCText

/// One row with a text at either end.
public final class StatusLine: View {
  private let left: String
  private let leftStyle: Style
  private let right: [String]
  private let isSpoken: Bool

  /// - Parameters:
  ///   - right: wordings of the right text, the longest first; the first that fits is shown.
  ///   - isSpoken: whether a surface that prints shows the left text.
  public init(
    left: String, leftStyle: Style = .plain, right: [String] = [], isSpoken: Bool = true
  ) {
    self.left = visibleLine(left)
    self.leftStyle = leftStyle
    self.right = right.map(visibleLine)
    self.isSpoken = isSpoken
  }

  public override var lines: [String] { isSpoken ? [left] : [] }

  public override func rows(inColumns columns: Int, density: Density) -> Int { 1 }

  public override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    let width = rect.size.columns
    let shown = truncated(left, columns: width, ellipsis: canvas.glyphs.ellipsis)
    canvas.write(shown, at: rect.origin, style: leftStyle)
    let free = width - columns(of: shown) - 2
    guard let right = right.first(where: { columns(of: $0, atMost: free) <= free }) else { return }
    let start = Point(column: rect.maxColumn - columns(of: right), row: rect.minRow)
    canvas.write(right, at: start, style: .faint)
  }
}

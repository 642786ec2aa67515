import FCText

/// Text that wraps at the width it gets.
public final class Label: View {
  public enum Alignment: Sendable { case left, center }

  /// The text, made visible.
  public let text: String
  public let style: Style
  public let alignment: Alignment
  /// Columns kept free on the left.
  public let indent: Int
  /// What a surface that prints shows; the text itself unless said otherwise.
  public let spoken: [String]

  /// - Parameters:
  ///   - spoken: the lines to print instead of the text; an empty list prints none.
  public init(
    _ text: String, style: Style = .plain, alignment: Alignment = .left, indent: Int = 0,
    spoken: [String]? = nil
  ) {
    self.text = visible(text)
    self.style = style
    self.alignment = alignment
    self.indent = indent
    self.spoken = spoken ?? [self.text]
  }

  public override var lines: [String] { spoken }

  public override func rows(inColumns columns: Int, density: Density) -> Int {
    wrap(text, columns: max(1, columns - indent)).count
  }

  public override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    let width = max(1, rect.size.columns - indent)
    for (offset, line) in wrap(text, columns: width).enumerated() {
      let row = rect.minRow + offset
      guard row < min(rect.maxRow, canvas.clip.maxRow) else { break }
      guard row >= canvas.clip.minRow else { continue }
      let free = alignment == .center ? max(0, width - columns(of: line)) / 2 : 0
      let start = Point(column: rect.minColumn + indent + free, row: row)
      canvas.write(line, at: start, style: style)
    }
  }
}

import FCText

/// Text that wraps at the width it gets.
public final class Label: View {
  public enum Alignment: Sendable { case left, center }

  /// The text, made visible.
  public let text: String
  public let style: Style
  public let alignment: Alignment
  /// Where it is tighter than this the label is left out.
  public let density: Density
  /// What a surface that prints shows; the text itself unless said otherwise.
  public let spoken: [String]

  /// - Parameters:
  ///   - density: where it is tighter than this the label is left out.
  ///   - spoken: the lines to print instead of the text; an empty list prints none.
  public init(
    _ text: String, style: Style = .plain, alignment: Alignment = .left,
    density: Density = .tight, spoken: [String]? = nil
  ) {
    self.text = visible(text)
    self.style = style
    self.alignment = alignment
    self.density = density
    self.spoken = spoken ?? [self.text]
  }

  public override var lines: [String] { spoken }

  public override func rows(inColumns columns: Int, density: Density) -> Int {
    density < self.density ? 0 : wrap(text, columns: columns).count
  }

  public override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    let width = rect.size.columns
    for (offset, line) in wrap(text, columns: width).enumerated() {
      let row = rect.minRow + offset
      guard row < min(rect.maxRow, canvas.clip.maxRow) else { break }
      guard row >= canvas.clip.minRow else { continue }
      let free = alignment == .center ? max(0, width - columns(of: line)) / 2 : 0
      let start = Point(column: rect.minColumn + free, row: row)
      canvas.write(line, at: start, style: style)
    }
  }
}

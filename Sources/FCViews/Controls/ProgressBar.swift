import FCMotion

/// A bar that shows how much of something is done: the `progress` of its layer, 0…1, or else its
/// `fraction`.
public final class ProgressBar: View {
  /// The part that is done, 0…1.
  public var fraction: Double

  public init(fraction: Double) {
    self.fraction = fraction
  }

  public override func rows(inColumns columns: Int, density: Density) -> Int { 1 }

  public override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    let progress = layers.first.flatMap { canvas.travel("progress", of: $0) } ?? fraction
    canvas.drawBar(
      Rect(column: rect.minColumn, row: rect.minRow, columns: rect.size.columns, rows: 1),
      share: clampedShare(progress))
  }
}

extension Canvas {
  /// Draws a bar of which a share, 0…1, is done.
  mutating func drawBar(_ rect: Rect, share: Double) {
    let done = Int((Double(rect.size.columns) * share).rounded())
    let (row, rest) = (rect.minRow, rect.size.columns - done)
    fill(
      Rect(column: rect.minColumn, row: row, columns: done, rows: 1), with: glyphs.barDone,
      style: .accent)
    fill(
      Rect(column: rect.minColumn + done, row: row, columns: rest, rows: 1), with: glyphs.barLeft,
      style: .faint)
  }
}

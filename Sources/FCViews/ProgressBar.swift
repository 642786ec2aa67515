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
    let share = clampedShare(progress)
    let done = Int((Double(rect.size.columns) * share).rounded())
    let row = rect.minRow
    canvas.fill(
      Rect(column: rect.minColumn, row: row, columns: done, rows: 1),
      with: canvas.glyphs.barDone, style: .accent)
    canvas.fill(
      Rect(
        column: rect.minColumn + done, row: row, columns: rect.size.columns - done, rows: 1),
      with: canvas.glyphs.barLeft, style: .faint)
  }
}

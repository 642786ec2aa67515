import FCText

/// How much of something is done: a title, a bar and a number.
///
/// An animation moves the bar through the field `progress` of the view's layer, 0…1.
public final class Progress: View {
  /// What is under way; empty shows the bar alone.
  public var title: String {
    didSet {
      title = visibleLine(title)
      setNeedsDisplay()
    }
  }
  /// The part that is done, 0…1.
  public var fraction: Double { didSet { setNeedsDisplay() } }

  public init(_ title: String = "", fraction: Double = 0) {
    self.title = visibleLine(title)
    self.fraction = fraction
  }

  public override var lines: [String] {
    // In tens, since each change is printed.
    let percent = Int((clampedShare(fraction) * 10).rounded(.down)) * 10
    return [(title.isEmpty ? "Progress" : title) + ": \(percent) %"]
  }

  public override func rows(inColumns columns: Int, density: Density) -> Int {
    title.isEmpty ? 1 : 2
  }

  public override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    let share = clampedShare(
      layers.first.flatMap { canvas.travel("progress", of: $0) } ?? fraction)
    let number = "\(Int((share * 100).rounded(.down))) %"
    var row = rect.minRow
    if !title.isEmpty, rect.size.rows > 1 {
      let shown = truncated(
        title, columns: rect.size.columns, ellipsis: canvas.glyphs.ellipsis)
      canvas.write(shown, at: rect.origin)
      row += 1
    }
    // The bar ends at the same column whatever the number.
    let length = max(0, rect.size.columns - 6)
    canvas.drawBar(Rect(column: rect.minColumn, row: row, columns: length, rows: 1), share: share)
    let column = max(rect.minColumn, rect.maxColumn - columns(of: number))
    canvas.write(number, at: Point(column: column, row: row), style: .faint)
  }
}

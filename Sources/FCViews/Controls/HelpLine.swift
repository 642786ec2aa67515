import FCText

/// The one row at the bottom that says what the keys do, cut off with "…" where it is too long.
public final class HelpLine: View {
  /// A key, and what it does.
  public struct Item: Equatable, Sendable {
    /// The name of the key.
    public let key: String
    /// What the key does.
    public let title: String

    public init(_ key: String, _ title: String) {
      self.key = key
      self.title = title
    }
  }

  /// What is shown, the most needed first.
  public var items: [Item] = []

  public override func rows(inColumns columns: Int, density: Density) -> Int { 1 }

  public override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    let ellipsis = canvas.glyphs.ellipsis
    var column = rect.minColumn
    for (index, item) in items.enumerated() {
      let gap = index == 0 ? 0 : 3
      let width = gap + columns(of: item.key) + 1 + columns(of: item.title)
      let isLast = index == items.count - 1
      // Room for the "…" is kept until the last item.
      let room = rect.maxColumn - column - (isLast ? 0 : 1 + columns(of: ellipsis))
      guard width <= room else {
        let start = column + (index == 0 ? 0 : 1)
        canvas.write(ellipsis, at: Point(column: start, row: rect.minRow), style: .faint)
        return
      }
      column = canvas.write(
        item.key, at: Point(column: column + gap, row: rect.minRow), style: .accent)
      column = canvas.write(
        item.title, at: Point(column: column + 1, row: rect.minRow), style: .faint)
    }
  }
}

import FCViews

extension Canvas {
  /// Draws a screen on a canvas of one size.
  public init(columns: Int, rows: Int, asciiOnly: Bool = false, drawing screen: Screen) {
    self.init(size: Size(columns: columns, rows: rows))
    self.asciiOnly = asciiOnly
    screen.draw(on: &self)
  }

  /// What the canvas shows, row by row, without styles and without blanks at the ends.
  public var text: String {
    (0..<size.rows).map(text(ofRow:)).joined(separator: "\n")
  }

  /// What one row shows.
  public func text(ofRow row: Int) -> String {
    var line = ""
    for column in 0..<size.columns where !self[column, row].isContinuation {
      line.append(self[column, row].cluster)
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}

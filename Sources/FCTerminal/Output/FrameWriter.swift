import FCViews

/// The text of one frame as it grows, with what the terminal's state will be after it.
struct FrameWriter {
  private(set) var text = ""
  /// Where the next glyph would be drawn; nil when that is unknown.
  private(set) var place: Point?
  private let styles: StyleEncoder
  private var style = Style.plain

  private let width: Int

  init(capabilities: Capabilities, width: Int) {
    self.width = width
    styles = StyleEncoder(capabilities: capabilities)
  }

  mutating func write(_ sequence: String) { text += sequence }

  /// True when `style` shows as the current style does.
  func shows(_ style: Style) -> Bool { styles.shown(style) == self.style }

  mutating func clear() {
    text += "\u{1B}[H\u{1B}[2J"
    place = Point(column: 0, row: 0)
  }

  mutating func move(to target: Point) {
    if place == target { return }
    if place?.row == target.row {
      text += target.column == 0 ? "\r" : "\u{1B}[\(target.column + 1)G"
    } else {
      text +=
        target == Point(column: 0, row: 0)
        ? "\u{1B}[H" : "\u{1B}[\(target.row + 1);\(target.column + 1)H"
    }
    place = target
  }

  mutating func eraseLine(from target: Point) {
    move(to: target)
    // Erasing paints with the current background.
    resetStyle()
    text += "\u{1B}[K"
  }

  mutating func draw(_ glyph: Glyph, style wanted: Style) {
    setStyle(styles.shown(wanted))
    text += glyph.text
    // Terminals differ about what follows the last column, as about a doubtful glyph.
    place = place.flatMap { place in
      let column = place.column + glyph.columns
      return glyph.isCertain && column < width ? Point(column: column, row: place.row) : nil
    }
  }

  mutating func resetStyle() { setStyle(.plain) }

  private mutating func setStyle(_ wanted: Style) {
    text += styles.change(from: style, to: wanted)
    style = wanted
  }
}

import FCText

extension Canvas {
  /// Writes one line of text from `point` rightwards and returns the column after it.
  ///
  /// What lies outside `clip` is left out; a cluster two columns wide is never shown by half.
  /// The text is made visible first, a line break in it becomes a space.
  @discardableResult
  public mutating func write(_ text: String, at point: Point, style: Style = .plain) -> Int {
    var column = point.column
    // Behind the edge there is nothing to draw, however long the text is.
    for cluster in visibleLine(text) {
      if column >= clip.maxColumn { break }
      let width = columns(of: cluster)
      guard width > 0 else { continue }
      if asciiOnly && !cluster.isASCII {
        for offset in 0..<width { put("?", 1, column + offset, point.row, style) }
      } else {
        put(cluster, width, column, point.row, style)
      }
      column += width
    }
    return column
  }

  /// Fills `rect` with blanks of one style.
  public mutating func fill(_ rect: Rect, with cluster: Character = " ", style: Style = .plain) {
    let shown = rect.intersection(clip)
    for row in shown.minRow..<shown.maxRow {
      for column in shown.minColumn..<shown.maxColumn { put(cluster, 1, column, row, style) }
    }
  }

  /// Draws the outline of `rect`; nothing when it is smaller than two by two.
  public mutating func drawFrame(_ rect: Rect, style: Style = .plain) {
    guard rect.size.columns >= 2, rect.size.rows >= 2 else { return }
    let (right, bottom) = (rect.maxColumn - 1, rect.maxRow - 1)
    // Only what shows is drawn: a script can make a view as large as it likes.
    let shown = rect.intersection(clip)
    for column in max(
      rect.minColumn + 1, shown.minColumn)..<max(rect.minColumn + 1, min(right, shown.maxColumn))
    {
      put(glyphs.horizontal, 1, column, rect.minRow, style)
      put(glyphs.horizontal, 1, column, bottom, style)
    }
    for row in max(rect.minRow + 1, shown.minRow)..<max(rect.minRow + 1, min(bottom, shown.maxRow))
    {
      put(glyphs.vertical, 1, rect.minColumn, row, style)
      put(glyphs.vertical, 1, right, row, style)
    }
    put(glyphs.corners[0], 1, rect.minColumn, rect.minRow, style)
    put(glyphs.corners[1], 1, right, rect.minRow, style)
    put(glyphs.corners[2], 1, right, bottom, style)
    put(glyphs.corners[3], 1, rect.minColumn, bottom, style)
  }

  /// Takes away what is drawn in `rect`, its background too.
  public mutating func erase(_ rect: Rect) {
    let rect = rect.intersection(clip)
    for row in rect.minRow..<rect.maxRow where rect.size.columns > 0 {
      // Wide clusters that reach in lose both halves.
      if self[rect.minColumn, row].isContinuation { self[rect.minColumn - 1, row].cluster = " " }
      if rect.maxColumn < size.columns, self[rect.maxColumn, row].isContinuation {
        self[rect.maxColumn, row] = Cell(" ", self[rect.maxColumn, row].style)
      }
      for column in rect.minColumn..<rect.maxColumn { self[column, row] = .blank }
    }
  }

  /// Draws on a background, in an ink that can be read on it.
  /// - Parameter foreground: the ink, if it is a certain one.
  mutating func painted(
    _ background: Background?, foreground: Color?, in rect: Rect, draw: (inout Canvas) -> Void
  ) {
    let outer = ink
    if let background {
      ink = nil
      let shown = rect.intersection(clip)
      for row in shown.minRow..<shown.maxRow {
        for column in shown.minColumn..<shown.maxColumn {
          let color = background.color(at: Point(column: column, row: row), in: rect)
          put(" ", 1, column, row, Style(.standard, on: color))
        }
      }
    }
    ink = foreground ?? background?.ink ?? outer
    draw(&self)
    ink = outer
  }

  /// Draws with `clip` narrowed to `rect`, and sets it back.
  public mutating func clipped(to rect: Rect, draw: (inout Canvas) -> Void) {
    let outer = clip
    clip = clip.intersection(rect)
    draw(&self)
    clip = outer
  }

  private mutating func put(
    _ cluster: Character, _ width: Int, _ column: Int, _ row: Int, _ style: Style
  ) {
    guard row >= clip.minRow, row < clip.maxRow else { return }
    guard column >= clip.minColumn, column + width <= clip.maxColumn else {
      // The half of a wide cluster that would show is left blank.
      for half in column..<column + width where width > 1 && half >= clip.minColumn {
        if half < clip.maxColumn { put(" ", 1, half, row, style) }
      }
      return
    }
    let beneath = self[column, row].style.background
    guard let style = blend.style(style.written(in: ink, on: beneath), over: beneath) else {
      return
    }
    // A wide cluster that loses one half to this one loses the other too.
    if self[column, row].isContinuation { self[column - 1, row].cluster = " " }
    let next = column + width
    if next < size.columns, self[next, row].isContinuation {
      self[next, row] = Cell(" ", self[next, row].style)
    }
    self[column, row] = Cell(cluster, style)
    for offset in 1..<max(width, 1) {
      self[column + offset, row] = Cell(" ", style, isContinuation: true)
    }
  }
}

extension Style {
  /// The style where a view has colours of its own: what is beneath shows through, and the theme's
  /// colours give way to the ink, since how they look there is unknown. What they say is also said
  /// by a sign or a word.
  fileprivate func written(in ink: Color?, on beneath: Color) -> Style {
    var style = self
    if style.background == .standard { style.background = beneath }
    if let ink, style.foreground.luma == nil { style.foreground = ink }
    return style
  }
}

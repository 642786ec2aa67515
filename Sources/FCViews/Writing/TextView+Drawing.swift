import FCText

extension TextView {
  /// Draws the title, a line along the text that is strong while it is written, and the text.
  func drawText(on canvas: inout Canvas, in rect: Rect) {
    let glyphs = canvas.glyphs
    if !title.isEmpty {
      canvas.drawTitle(title, isFocused: isFocused, in: rect)
    }
    let starts = rowStarts()
    let top = rect.minRow + headRows
    let inSight = canvas.clip.linesInSight(max(0, rect.maxRow - top), from: top)
    for row in top + inSight.lowerBound..<top + inSight.upperBound {
      let place = Point(column: rect.minColumn, row: row)
      canvas.write(String(glyphs.vertical), at: place, style: isFocused ? .accent : .faint)
      let start = Point(column: rect.minColumn + 2, row: row)
      if content.isEmpty, row == top {
        canvas.write(prompt, at: start, style: .faint)
      } else if let text = text(ofRow: firstRow + row - top, starts: starts) {
        canvas.write(text, at: start)
      }
    }
    let rows = starts.last ?? 0
    if rows > rect.size.rows - headRows, rect.size.rows > headRows {
      canvas.drawScrollBar(
        atColumn: rect.maxColumn - 1, rows: top..<rect.maxRow, first: firstRow,
        visible: rect.size.rows - headRows, of: rows)
    }
    let cursor = cursorPlace()
    let point = Point(
      column: rect.minColumn + 2 + cursor.column, row: top + cursor.row - firstRow)
    if isFocused, canvas.clip.contains(point) { canvas.cursor = point }
  }
}

extension Canvas {
  /// Draws what stands above a text that is written, with a pointer while that has the focus.
  mutating func drawTitle(_ title: String, isFocused: Bool, in rect: Rect) {
    if isFocused { write(String(glyphs.pointer), at: rect.origin, style: .strong) }
    let shown = truncated(title, columns: rect.size.columns - 2, ellipsis: glyphs.ellipsis)
    write(
      shown, at: Point(column: rect.minColumn + 2, row: rect.minRow),
      style: isFocused ? .strong : .plain)
  }
}

import FCText

extension List: Paged {
  /// The rows above those of the owner: the title and what is looked for.
  var headRows: Int { (title.isEmpty ? 0 : 1) + (isTyping || rowFilter != nil ? 1 : 0) }

  /// The row below: a question, or what can be taken back.
  var footRows: Int { doubted != nil || deleted != nil ? 1 : 0 }

  /// Draws the rows in sight, with what stands above and below them.
  func drawList(on canvas: inout Canvas, in rect: Rect) {
    let total = shownCount
    var area = rect
    area.size.rows = max(0, rect.size.rows - headRows - footRows)
    area.origin.row += headRows
    window.fit(area.size.rows, of: total)
    canvas.clipped(to: rect) { canvas in
      drawHead(on: &canvas, in: rect)
      if total == 0 { drawEmpty(on: &canvas, in: area) }
      let hasBar = total > area.size.rows && area.size.rows > 0
      if hasBar { area.size.columns -= 2 }
      drawRows(on: &canvas, in: area, of: total)
      if hasBar {
        canvas.drawScrollBar(
          atColumn: rect.maxColumn - 1, rows: area.minRow..<area.maxRow, first: window.first,
          visible: area.size.rows, of: total)
      }
      drawFoot(on: &canvas, in: rect)
    }
  }

  private func drawHead(on canvas: inout Canvas, in rect: Rect) {
    var place = rect.origin
    if !title.isEmpty {
      let shown = truncated(title, columns: rect.size.columns, ellipsis: canvas.glyphs.ellipsis)
      canvas.write(shown, at: place, style: .strong)
      place.row += 1
    }
    guard isTyping || rowFilter != nil else { return }
    let tally = "\(grouped(shownCount))\(isWorking ? "+" : "") of \(grouped(count))"
    let room = rect.size.columns - columns(of: tally) - 5
    canvas.write("/", at: place, style: .accent)
    // The end of a long text is what is being written.
    var used = 0
    let shown = filterText.reversed().prefix { cluster in
      used += columns(of: cluster)
      return used <= max(1, room)
    }
    let end = canvas.write(
      String(shown.reversed()), at: Point(column: place.column + 2, row: place.row), style: .strong)
    if isTyping, isFocused { canvas.cursor = Point(column: end, row: place.row) }
    if room >= 1 {
      let column = rect.maxColumn - columns(of: tally)
      canvas.write(tally, at: Point(column: column, row: place.row), style: .faint)
    }
  }

  private func drawEmpty(on canvas: inout Canvas, in area: Rect) {
    let text =
      rowFilter == nil
      ? emptyText : isWorking ? "Looking" + canvas.glyphs.ellipsis : "Nothing found"
    let lines = wrap(text, columns: area.size.columns - 2, atMost: area.size.rows)
    for (offset, line) in lines.enumerated() {
      let place = Point(column: area.minColumn + 2, row: area.minRow + offset)
      canvas.write(line, at: place, style: .faint)
    }
    if isFocused { canvas.write(String(canvas.glyphs.pointer), at: area.origin, style: .accent) }
  }

  private func drawRows(on canvas: inout Canvas, in area: Rect, of total: Int) {
    // Only rows that show are asked for, also where the list itself is cut off.
    let shown = area.intersection(canvas.clip)
    for row in shown.minRow..<shown.maxRow where shown.size.columns > 0 {
      let position = window.first + row - area.minRow
      guard position < total, let index = self.row(at: position) else { return }
      draw(makeRow(index), at: position, row, on: &canvas, in: area)
    }
  }

  private func draw(
    _ item: Row, at position: Int, _ row: Int, on canvas: inout Canvas, in area: Rect
  ) {
    let glyphs = canvas.glyphs
    let isSelected = position == window.position && isFocused
    let isDoubted = position == doubted?.position
    let style = style(of: item, isSelected: isSelected, isDoubted: isDoubted)
    if isSelected || isDoubted {
      canvas.write(
        String(glyphs.pointer), at: Point(column: area.minColumn, row: row), style: style)
    }
    var start = area.minColumn + 2
    if isNumbered, position < 9 {
      start = canvas.write("\(position + 1)  ", at: Point(column: start, row: row), style: .accent)
    }
    if let isRight = item.isRight {
      let sign = "\(isRight ? glyphs.right : glyphs.wrong) "
      start = canvas.write(sign, at: Point(column: start, row: row), style: style)
    }
    var end = area.maxColumn
    // A detail gives way to the title, but not to a very long one.
    let half = max(0, (end - start) / 2)
    let room = min(columns(of: item.detail, atMost: half), half)
    if room > 0, area.size.columns >= 24 {
      let detail = truncated(item.detail, columns: room, ellipsis: glyphs.ellipsis)
      canvas.write(
        detail, at: Point(column: end - columns(of: detail), row: row), style: .faint)
      end -= room + 2
    }
    let star = item.isMarked ? " \(glyphs.star)" : ""
    let title = truncated(
      item.hasFailed ? glyphs.failure : item.title,
      columns: max(0, end - start - columns(of: star)), ellipsis: glyphs.ellipsis)
    let column = canvas.write(title, at: Point(column: start, row: row), style: style)
    canvas.write(star, at: Point(column: column, row: row), style: .notice)
  }

  private func style(of item: Row, isSelected: Bool, isDoubted: Bool) -> Style {
    if isDoubted || item.hasFailed { return .wrong }
    if let isRight = item.isRight { return isRight ? .right : .wrong }
    return isSelected ? .strong : .plain
  }

  private func drawFoot(on canvas: inout Canvas, in rect: Rect) {
    let text: String
    if let doubted {
      text = "Delete \(doubted.title)? y deletes it"
    } else if let deleted {
      text = "Deleted \(deleted.title). \(undoKey) undoes"
    } else {
      return
    }
    let shown = truncated(text, columns: rect.size.columns - 2, ellipsis: canvas.glyphs.ellipsis)
    let place = Point(column: rect.minColumn + 2, row: rect.maxRow - 1)
    canvas.write(shown, at: place, style: doubted == nil ? .faint : .wrong)
  }

  // MARK: Lines

  /// The list as lines: its rows by the page.
  var printed: [SpokenLine] {
    finishSearch()
    let total = shownCount
    var lines = title.isEmpty ? [] : [SpokenLine(title)]
    if rowFilter != nil {
      lines.append(SpokenLine("\(grouped(total)) of \(grouped(count)) with \"\(filterText)\""))
    }
    if total == 0 {
      lines.append(SpokenLine(rowFilter == nil ? emptyText : "Nothing found"))
    }
    for position in window.printed(of: total) {
      guard let index = row(at: position) else { break }
      lines.append(line(of: makeRow(index), at: position))
    }
    if let pages = window.printedLine(of: total) { lines.append(SpokenLine(pages)) }
    if let doubted { lines.append(SpokenLine("Delete \(doubted.title)? Type y or n.")) }
    if let deleted { lines.append(SpokenLine("Deleted \(deleted.title). :u brings it back.")) }
    return lines
  }

  private func line(of row: Row, at position: Int) -> SpokenLine {
    guard onSelect != nil || onDelete != nil else { return SpokenLine(row.spoken) }
    let press = SpokenLine.Entry.press { [weak self] in self?.choose(at: position) }
    guard onDelete != nil else { return SpokenLine(row.spoken, press) }
    return SpokenLine(row.spoken, press) { [weak self] in self?.delete(at: position) }
  }

  private func choose(at position: Int) {
    window.select(position, of: shownCount)
    choose()
  }

  private func delete(at position: Int) {
    window.select(position, of: shownCount)
    deleteSelected()
  }

  func turnPage(by pages: Int) -> Bool {
    finishSearch()
    defer { setNeedsDisplay() }
    return window.turn(by: pages, of: shownCount)
  }
}

extension Row {
  /// The row as a line of text.
  fileprivate var spoken: String {
    (isRight.map { $0 ? "right: " : "wrong: " } ?? "") + title + (isMarked ? " (marked)" : "")
      + (detail.isEmpty ? "" : ", \(detail)")
  }
}

import FCText
import FCViews

/// Works out what to write so that a terminal shows a canvas.
///
/// It is a pure function of the canvas that shows, the one that shall show and what the terminal
/// can do. Between frames the style is plain.
public struct Renderer: Sendable {
  public let capabilities: Capabilities

  public init(capabilities: Capabilities) {
    self.capabilities = capabilities
  }

  /// Returns the bytes that turn what `old` shows into what `new` shows; none when both are alike.
  /// - Parameter old: nil when it is unknown what the terminal shows; everything is drawn then.
  public func frame(from old: Canvas?, to new: Canvas) -> [UInt8] {
    if old == new { return [] }
    let shown = old?.size == new.size ? old : nil
    var writer = FrameWriter(capabilities: capabilities, width: new.size.columns)
    if capabilities.hasPrivateModes {
      writer.write("\u{1B}[?2026h")
      if old == nil || old?.cursor != nil { writer.write("\u{1B}[?25l") }
    }
    if shown == nil { writer.clear() }
    for row in 0..<new.size.rows { draw(row, from: shown, to: new, with: &writer) }
    finish(new, with: &writer)
    return Array(writer.text.utf8)
  }

  private func draw(_ row: Int, from old: Canvas?, to new: Canvas, with writer: inout FrameWriter) {
    let end = blankTail(of: new, row: row)
    // A cluster that terminals measure differently may have moved what stands right of it.
    var isDoubtful = false
    var column = 0
    while column < new.size.columns {
      let cells = column..<column + room(at: column, row, of: new)
      defer { column = cells.upperBound }
      // A cleared screen shows blanks.
      let isChanged = cells.contains { new[$0, row] != old?[$0, row] ?? .blank }
      guard isChanged || isDoubtful else { continue }
      if column >= end && new.size.columns - column > 3 {
        writer.eraseLine(from: Point(column: column, row: row))
        return
      }
      bridge(to: column, row, of: new, with: &writer)
      writer.move(to: Point(column: column, row: row))
      // Without private modes the last cell of all would scroll some terminals.
      let scrolls =
        !capabilities.hasPrivateModes && row == new.size.rows - 1
        && cells.upperBound >= new.size.columns
      if !scrolls {
        writer.draw(glyph(in: cells, row, of: new), style: new[column, row].style)
      }
      isDoubtful =
        isDoubtful || !new[column, row].cluster.hasCertainWidth
        || cells.contains { old?[$0, row].cluster.hasCertainWidth == false }
    }
  }

  /// Returns the first column of the blank cells at the end of a row.
  private func blankTail(of canvas: Canvas, row: Int) -> Int {
    var end = canvas.size.columns
    while end > 0 && canvas[end - 1, row] == .blank { end -= 1 }
    return end
  }

  /// Writes a few unchanged cells once more where that is shorter than to move over them.
  private func bridge(to column: Int, _ row: Int, of canvas: Canvas, with writer: inout FrameWriter)
  {
    guard let place = writer.place, place.row == row, place.column < column,
      column - place.column <= 4
    else { return }
    let gap = (place.column..<column).map { canvas[$0, row] }
    guard gap.allSatisfy({ $0.cluster.isPrintableASCII && writer.shows($0.style) }) else { return }
    for cell in gap {
      writer.draw(Glyph(text: String(cell.cluster), columns: 1), style: cell.style)
    }
  }

  private func finish(_ canvas: Canvas, with writer: inout FrameWriter) {
    writer.resetStyle()
    let corner = Point(column: 0, row: max(0, canvas.size.rows - 1))
    if capabilities.hasPrivateModes {
      if let cursor = canvas.cursor {
        writer.move(to: clamped(cursor, to: canvas.size))
        writer.write("\u{1B}[?25h")
      }
      writer.write("\u{1B}[?2026l")
    } else {
      // The cursor can't be hidden; it rests where it disturbs least.
      writer.move(to: canvas.cursor.map { clamped($0, to: canvas.size) } ?? corner)
    }
  }

  private func clamped(_ point: Point, to size: Size) -> Point {
    Point(
      column: max(0, min(point.column, size.columns - 1)),
      row: max(0, min(point.row, size.rows - 1)))
  }

  /// Returns how many cells belong to the cluster that begins at a cell.
  private func room(at column: Int, _ row: Int, of canvas: Canvas) -> Int {
    var end = column + 1
    while end < canvas.size.columns && canvas[end, row].isContinuation { end += 1 }
    return end - column
  }

  /// Returns what to draw in the cells of one cluster.
  ///
  /// Whatever a canvas holds, the columns come out right and nothing in it can command the
  /// terminal.
  private func glyph(in cells: Range<Int>, _ row: Int, of canvas: Canvas) -> Glyph {
    let cell = canvas[cells.lowerBound, row]
    let isHarmless = cell.cluster.unicodeScalars.allSatisfy {
      $0.properties.generalCategory != .control
    }
    // Half a wide cluster, or one whose width does not fit its cells.
    guard !cell.isContinuation, isHarmless, columns(of: cell.cluster) == cells.count else {
      return Glyph(text: String(repeating: " ", count: cells.count), columns: cells.count)
    }
    guard capabilities.encodesUTF8 || cell.cluster.isASCII else {
      return Glyph(text: String(repeating: "?", count: cells.count), columns: cells.count)
    }
    return Glyph(
      text: String(cell.cluster), columns: cells.count, isCertain: cell.cluster.hasCertainWidth)
  }
}

/// Text that fills one cell, or more when it is wide.
struct Glyph {
  var text: String
  var columns: Int
  /// False when terminals disagree about its width.
  var isCertain = true
}

extension Character {
  var isPrintableASCII: Bool {
    guard let value = asciiValue else { return false }
    return value >= 0x20 && value < 0x7F
  }

  /// False for emoji and clusters of several scalars, which terminals measure differently.
  var hasCertainWidth: Bool {
    isASCII || unicodeScalars.count == 1 && unicodeScalars.allSatisfy { !$0.properties.isEmoji }
  }
}

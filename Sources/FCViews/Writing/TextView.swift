import FCText

/// A text of several lines that the learner writes.
///
/// Enter begins a line. Esc or Ctrl-D is done with the text: `onDone` hears of it, and the screen
/// gives the focus to the next view.
public final class TextView: View {
  /// What stands above the text, such as "Instructions"; empty for none.
  public var title: String {
    didSet {
      title = visibleLine(title)
      setNeedsDisplay()
    }
  }
  /// Called whenever the text has changed by hand, which may be after each key.
  public var onChange: (() -> Void)?
  /// Called with the text when the learner is done with it.
  public var onDone: ((String) -> Void)?

  /// What the empty view says.
  public var prompt: String {
    didSet {
      prompt = visibleLine(prompt)
      setNeedsDisplay()
    }
  }
  private(set) var content: TextLines
  /// The first row in sight, of all rows of the wrapped text.
  private(set) var firstRow = 0
  private var visibleRows = 1
  /// The columns that the text has.
  private var width = 40
  /// The column that moves up and down keep to; nil after another move.
  private var goal: Int?

  /// - Parameter prompt: what the empty view says, such as "How it is made".
  public init(_ title: String = "", prompt: String = "", text: String = "") {
    self.title = visibleLine(title)
    self.prompt = visibleLine(prompt)
    content = TextLines(text)
    content.move(toLine: 0, column: 0)
  }

  /// What is written. Setting it moves the cursor to the start.
  public var text: String {
    get { content.text }
    set {
      content = TextLines(newValue)
      content.move(toLine: 0, column: 0)
      goal = nil
      setNeedsDisplay()
    }
  }

  /// Ends the writing, as Esc does.
  public func finish() { onDone?(text) }

  public override var acceptsFocus: Bool { true }
  public override var readsText: Bool { true }
  public override var helpItems: [HelpLine.Item] { [HelpLine.Item("Esc", "done")] }

  public override var lines: [String] { spoken.map(\.text) }

  public override var spoken: [SpokenLine] {
    let head = SpokenLine(
      (title.isEmpty ? "Text" : title) + (content.isEmpty ? ": (empty)" : ":"),
      .write(title: title.isEmpty ? "Text" : title, isLong: true) { [weak self] in
        guard let self else { return }
        text = $0
        onChange?()
        finish()
      })
    if content.isEmpty { return [head] }
    return [head] + content.lines.map { SpokenLine("     " + String($0.clusters)) }
  }

  // MARK: Keys

  public override func receive(_ event: Event) -> Bool {
    let edits = content.edits
    defer {
      if content.edits != edits { onChange?() }
    }
    switch event {
    case .key(let press):
      if press.key != .up && press.key != .down { goal = nil }
      if press.modifiers == .control { return receiveControl(press.key) }
      if press.modifiers == .alt { return receiveAlt(press.key) }
      return press.modifiers.isEmpty && receive(press.key)
    case .paste(let pasted):
      write(pasted)
      return true
    case .mouse(let mouse): return receive(mouse)
    default: return false
    }
  }

  private func receive(_ key: Key) -> Bool {
    switch key {
    case .character(let letter): write(String(letter))
    case .enter: write("\n")
    case .backspace: content.deleteBackward()
    case .delete: content.deleteForward()
    case .left: content.moveLeft()
    case .right: content.moveRight()
    case .home: content.move(toLine: content.line, column: 0)
    case .end: content.move(toLine: content.line, column: .max)
    case .up: return moveRows(-1)
    case .down: return moveRows(1)
    case .pageUp: _ = moveRows(-max(1, visibleRows - 1))
    case .pageDown: _ = moveRows(max(1, visibleRows - 1))
    default: return false
    }
    return true
  }

  private func write(_ written: String) {
    let part = WritingLimit.part(of: written, after: content.byteCount)
    if !part.isEmpty { content.insert(part) }
  }

  private func receiveControl(_ key: Key) -> Bool {
    switch key {
    case .character("a"): content.move(toLine: content.line, column: 0)
    case .character("e"): content.move(toLine: content.line, column: .max)
    case .character("k"): content.deleteToLineEnd()
    case .character("u"): content.deleteToLineStart()
    case .character("w"), .backspace: content.deleteWord()
    case .left: content.moveWordLeft()
    case .right: content.moveWordRight()
    case .home: content.move(toLine: 0, column: 0)
    case .end: content.move(toLine: .max, column: .max)
    default: return false
    }
    return true
  }

  private func receiveAlt(_ key: Key) -> Bool {
    switch key {
    case .character("b"), .left: content.moveWordLeft()
    case .character("f"), .right: content.moveWordRight()
    case .backspace: content.deleteWord()
    default: return false
    }
    return true
  }

  private func receive(_ mouse: MouseEvent) -> Bool {
    switch mouse.action {
    case .scrollUp: return moveRows(-2)
    case .scrollDown: return moveRows(2)
    case .release: return false
    case .press:
      let row = firstRow + mouse.position.row - textTop
      if mouse.position.row >= textTop {
        moveCursor(toRow: row, column: mouse.position.column - frame.minColumn - 2)
      }
      return true
    }
  }

  // MARK: Rows

  private var textTop: Int { frame.minRow + headRows }
  var headRows: Int { title.isEmpty ? 0 : 1 }

  /// The number of rows before each line, and after the last.
  func rowStarts() -> [Int] {
    content.lines.indices.reduce(into: [0]) { starts, index in
      starts.append((starts.last ?? 0) + content.rows(ofLine: index, inColumns: width).count)
    }
  }

  /// The row of the cursor among all rows, and its column.
  func cursorPlace() -> (row: Int, column: Int) {
    let rows = content.rows(ofLine: content.line, inColumns: width)
    let index = rows.lastIndex { $0.lowerBound <= content.column } ?? 0
    let before = content.lines[content.line].clusters[rows[index].lowerBound..<content.column]
    let column = before.reduce(0) { $0 + columns(of: $1) }
    let start = (0..<content.line).reduce(0) {
      $0 + content.rows(ofLine: $1, inColumns: width).count
    }
    return (start + index, min(column, width))
  }

  private func moveRows(_ step: Int) -> Bool {
    let (row, column) = cursorPlace()
    let last = (rowStarts().last ?? 1) - 1
    let next = min(max(0, row + step), last)
    guard next != row else { return false }
    let wanted = goal ?? column
    moveCursor(toRow: next, column: wanted)
    goal = wanted
    return true
  }

  private func moveCursor(toRow row: Int, column: Int) {
    let starts = rowStarts()
    let row = min(max(0, row), (starts.last ?? 1) - 1)
    let line = self.line(ofRow: row, starts)
    let rows = content.rows(ofLine: line, inColumns: width)
    let range = rows[row - starts[line]]
    var (place, used) = (range.lowerBound, 0)
    // The end of a row is the start of the next, but for the last row of a line.
    let end = range.upperBound == rows.last?.upperBound ? range.upperBound : range.upperBound - 1
    while place < end {
      used += columns(of: content.lines[line].clusters[place])
      if used > column { break }
      place += 1
    }
    content.move(toLine: line, column: place)
  }

  // MARK: Layout

  public override func rows(inColumns columns: Int, density: Density) -> Int {
    width = max(1, columns - 3)
    // Room for another line shows that there can be one.
    return headRows + max(3, (rowStarts().last ?? 0) + (density == .tight ? 0 : 1))
  }

  public override func leastRows(inColumns columns: Int, density: Density) -> Int {
    headRows + (density == .tight ? 2 : 3)
  }

  public override func naturalColumns(density: Density) -> Int { 40 }

  public override func leastColumns(density: Density) -> Int { 18 }

  public override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    width = max(1, rect.size.columns - 3)
    visibleRows = max(1, rect.size.rows - headRows)
    let row = cursorPlace().row
    let last = max(0, (rowStarts().last ?? 1) - visibleRows)
    firstRow = min(max(firstRow, row - visibleRows + 1), row, max(last, row - visibleRows + 1))
    canvas.clipped(to: rect) { drawText(on: &$0, in: rect) }
  }

  /// The text of a row of all rows; nil behind the last.
  func text(ofRow row: Int, starts: [Int]) -> String? {
    guard row < (starts.last ?? 0) else { return nil }
    let line = line(ofRow: row, starts)
    let rows = content.rows(ofLine: line, inColumns: width)
    return String(content.lines[line].clusters[rows[row - starts[line]]])
  }
  /// The line that a row of all rows belongs to: the last one that begins there or before.
  private func line(ofRow row: Int, _ starts: [Int]) -> Int {
    var (first, end) = (0, starts.count)
    while end - first > 1 {
      let middle = (first + end) / 2
      if starts[middle] <= row { first = middle } else { end = middle }
    }
    return first
  }
}

import FCText

/// One line of text that the learner writes; it is edited by grapheme cluster.
public final class TextField: View {
  /// What stands above the text, such as "Name"; empty for none.
  public var title: String {
    didSet {
      title = visibleLine(title)
      setNeedsDisplay()
    }
  }
  /// What is written.
  public private(set) var text = ""
  /// The number of its clusters: to count them takes long.
  private var clusterCount = 0
  /// The cursor, as the number of clusters before it.
  public private(set) var cursor = 0
  /// Called whenever the text has changed by hand, which may be after each key.
  public var onChange: (() -> Void)?
  /// Called with the text when Enter is pressed; without it Enter is left to the screen.
  public var onSubmit: ((String) -> Void)?
  /// True when the field no longer takes input.
  public var isClosed = false

  /// What the empty field says.
  public var prompt: String {
    didSet {
      prompt = visibleLine(prompt)
      setNeedsDisplay()
    }
  }
  /// The first cluster in sight when the text is wider than the field.
  private var firstShown = 0

  /// - Parameter prompt: what the empty field says, such as "Type the answer".
  public init(_ title: String = "", prompt: String = "", text: String = "") {
    self.title = visibleLine(title)
    self.prompt = visibleLine(prompt)
    self.text = visibleLine(text)
    clusterCount = self.text.count
    cursor = clusterCount
  }

  public override var acceptsFocus: Bool { !isClosed }
  public override var readsText: Bool { !isClosed }
  public override var rowsToReveal: Range<Int>? { 0..<(title.isEmpty ? 1 : 2) }

  public override var spoken: [SpokenLine] {
    if isClosed { return super.spoken }
    let name = title.isEmpty ? prompt : title
    return [
      SpokenLine(
        text.isEmpty ? "\(name): (empty)" : "\(name): \(text)",
        .write(title: name, isLong: false) { [weak self] in
          guard let self else { return }
          replaceText(with: $0)
          onChange?()
          onSubmit?(text)
        })
    ]
  }

  public override func naturalColumns(density: Density) -> Int { 30 }

  public override func rows(inColumns columns: Int, density: Density) -> Int {
    (title.isEmpty ? 0 : 1) + (density == .roomy ? 2 : 1)
  }

  public override func receive(_ event: Event) -> Bool {
    guard !isClosed else { return false }
    let old = text
    defer {
      if text != old { onChange?() }
    }
    switch event {
    case .key(let press): return receive(press)
    case .paste(let pasted):
      insert(pasted)
      return true
    case .mouse(let mouse) where mouse.action == .press && frame.contains(mouse.position):
      moveCursor(toColumn: mouse.position.column - frame.minColumn - 2)
      return true
    default: return false
    }
  }

  // MARK: Editing

  /// Replaces what is written; the cursor goes to the end.
  public func replaceText(with text: String) {
    self.text = visibleLine(text)
    clusterCount = self.text.count
    cursor = clusterCount
    setNeedsDisplay()
  }

  private func receive(_ press: KeyPress) -> Bool {
    if press.modifiers.contains(.control) { return receiveControl(press.key) }
    if press.modifiers.contains(.alt) { return receiveAlt(press.key) }
    switch press.key {
    case .character(let letter): insert(String(letter))
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(clusterCount, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = clusterCount
    case .backspace where cursor > 0: remove(cursor - 1..<cursor)
    case .delete where cursor < clusterCount: remove(cursor..<cursor + 1)
    case .backspace, .delete: break
    case .enter where onSubmit != nil: onSubmit?(text)
    default: return false
    }
    return true
  }

  /// The keys of a shell's line, as far as they are not the screen's own.
  private func receiveControl(_ key: Key) -> Bool {
    switch key {
    case .character("a"): cursor = 0
    case .character("e"): cursor = clusterCount
    case .character("k"): remove(cursor..<clusterCount)
    // In an empty field it is the screen's.
    case .character("u") where !text.isEmpty: remove(0..<cursor)
    case .character("w"), .backspace: remove(startOfWord..<cursor)
    case .left: cursor = startOfWord
    case .right: cursor = endOfWord
    default: return false
    }
    return true
  }

  private func receiveAlt(_ key: Key) -> Bool {
    switch key {
    case .character("b"), .left: cursor = startOfWord
    case .character("f"), .right: cursor = endOfWord
    case .backspace: remove(startOfWord..<cursor)
    default: return false
    }
    return true
  }

  private func insert(_ written: String) {
    let written = WritingLimit.part(of: written, after: text.utf8.count)
    if written.isEmpty { return }
    // Made visible with the cluster it follows, which a mark or a joiner becomes a part of.
    let atEnd = cursor == clusterCount
    let place = atEnd ? text.endIndex : text.index(text.startIndex, offsetBy: cursor)
    let start = place == text.startIndex ? place : text.index(before: place)
    let made = visibleLine(String(text[start..<place]) + written)
    cursor += made.count - (start == place ? 0 : 1)
    text.replaceSubrange(start..<place, with: made)
    // What comes after it may have joined it.
    clusterCount = atEnd ? cursor : text.count
    cursor = min(cursor, clusterCount)
  }

  private func remove(_ clusters: Range<Int>) {
    let start = text.index(text.startIndex, offsetBy: clusters.lowerBound)
    let end = text.index(start, offsetBy: clusters.count)
    text.removeSubrange(start..<end)
    clusterCount = text.count
    cursor = min(clusters.lowerBound, clusterCount)
  }

  private var startOfWord: Int { wordStart(in: Array(text), before: cursor) }
  private var endOfWord: Int { wordEnd(in: Array(text), after: cursor) }

  // MARK: Drawing

  public override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    let row = rect.minRow + (title.isEmpty ? 0 : 1)
    let start = Point(column: rect.minColumn + 2, row: row)
    let width = max(1, rect.size.columns - 3)
    if title.isEmpty {
      canvas.write(String(canvas.glyphs.pointer), at: rect.origin, style: .accent)
    } else {
      canvas.drawTitle(title, isFocused: isFocused, in: rect)
    }
    scroll(into: width)
    canvas.clipped(
      to: Rect(column: start.column, row: start.row, columns: width + 1, rows: 1)
    ) { canvas in
      if text.isEmpty {
        canvas.write(prompt, at: start, style: .faint)
      } else {
        // What was pasted may be far longer than the field.
        var used = 0
        let shown = text.dropFirst(firstShown).prefix { cluster in
          defer { used += columns(of: cluster) }
          return used <= width
        }
        canvas.write(String(shown), at: start, style: .strong)
      }
    }
    if density == .roomy {
      canvas.fill(
        Rect(column: rect.minColumn, row: row + 1, columns: rect.size.columns, rows: 1),
        with: canvas.glyphs.horizontal, style: title.isEmpty || !isFocused ? .faint : .accent)
    }
    let column = start.column + columnsShown(upTo: cursor)
    if isFocused, canvas.clip.contains(Point(column: column, row: start.row)) {
      canvas.cursor = Point(column: column, row: start.row)
    }
  }

  private func columnsShown(upTo end: Int) -> Int {
    columns(of: String(text.prefix(end).dropFirst(firstShown)))
  }

  private func scroll(into width: Int) {
    // Counted back from the cursor, since all before it may be long.
    var first = cursor
    var used = 0
    for cluster in text.prefix(cursor).reversed() {
      used += columns(of: cluster)
      if used > width - 1 { break }
      first -= 1
    }
    firstShown = min(max(firstShown, first), cursor)
  }

  private func moveCursor(toColumn column: Int) {
    cursor = firstShown
    var used = 0
    for cluster in text.dropFirst(firstShown) {
      used += columns(of: cluster)
      if used > column { break }
      cursor += 1
    }
  }
}

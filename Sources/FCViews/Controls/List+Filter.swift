extension List {
  /// Rows that a key press looks at, and each drawing: a filter over very many rows must not keep
  /// a learner waiting, whatever it takes to make their titles.
  private static let keySearchLimit = 250
  private static let drawingSearchLimit = 750
  /// Rows that are looked at in one go where nothing is shown between.
  private static let printingSearchLimit = 20_000

  /// Begins to look for a text.
  /// - Parameter narrowing: whether the rows are still those of the last search.
  func look(for text: String, narrowing: Bool) {
    searches += 1
    let search = searches
    if let filter {
      let found = filter(text)
      guard search == searches else { return }
      rowFilter = RowFilter(text, count: count, found: found)
    } else {
      rowFilter = RowFilter(text, count: count, after: narrowing ? rowFilter : nil)
      goOn(atMost: Self.keySearchLimit)
      hasJustBegun = true
    }
    weighFilter()
  }

  /// Looks at some more rows, but not yet in the drawing that follows the key.
  func goOn() {
    if !hasJustBegun { goOn(atMost: Self.drawingSearchLimit) }
    hasJustBegun = false
  }

  /// Looks at all rows, for a surface that prints.
  func finishSearch() {
    while isWorking, goOn(atMost: Self.printingSearchLimit) {}
  }

  /// Accounts for the rows that the filter has found.
  func weighFilter() {
    let bytes = rowFilter?.byteCount ?? 0
    if bytes != filterBytes { _ = budget?.hold(bytes - filterBytes, in: self) }
    filterBytes = bytes
  }

  /// Looks at some more rows; false when that must not go on.
  @discardableResult
  private func goOn(atMost limit: Int) -> Bool {
    // A row that filters the list while it is looked at must not begin it all again.
    guard var search = rowFilter, !search.isDone, !isSearching, spend(0) else { return false }
    isSearching = true
    defer { isSearching = false }
    let number = searches
    search.search(atMost: limit) { row in
      // The owner may have fewer rows by now, or may begin another search.
      guard number == searches, row < count else { return "" }
      let title = makeRow(row).title
      // A script that was stopped while it made the row has no more of them.
      return spend(title.utf8.count < 256 ? 10 : title.utf8.count) ? title : nil
    }
    if number == searches { rowFilter = search }
    weighFilter()
    return true
  }

  // MARK: Keys

  /// What the keys do now.
  var keyItems: [HelpLine.Item] {
    if doubted != nil { return [HelpLine.Item("y", "delete"), HelpLine.Item("Esc", "keep")] }
    var items: [HelpLine.Item] = []
    if shownCount > 0, onSelect != nil { items.append(HelpLine.Item("Enter", selectTitle)) }
    if isTyping || rowFilter != nil { items.append(HelpLine.Item("Esc", "show all")) }
    if isTyping { return items }
    if shownCount > 0, onDelete != nil { items.append(HelpLine.Item("Del", "delete")) }
    if canUndo { items.append(HelpLine.Item(undoKey, "undo delete")) }
    if count > 1, filtering == .onSlash, rowFilter == nil {
      items.append(HelpLine.Item("/", "find"))
    }
    return items
  }

  /// Reacts to an event.
  func take(_ event: Event) -> Bool {
    switch event {
    case .key(let press) where press.modifiers.isEmpty:
      if doubted != nil {
        answerDelete(press.key == .character("y") || press.key == .character("Y"))
        return true
      }
      return receive(press.key)
    case .key(KeyPress(.character("u"), .control)) where isTyping || canUndo:
      if isTyping { filter(by: "") } else { undoDelete() }
      return true
    case .paste(let text) where readsText:
      type(text)
      return true
    case .mouse(let mouse): return receive(mouse)
    default: return false
    }
  }

  private func receive(_ key: Key) -> Bool {
    switch key {
    case .character(let letter) where readsText: type(String(letter))
    case .character(let letter) where number(letter) != nil:
      guard let number = number(letter), let row = row(at: number - 1) else { return false }
      select(row)
      choose()
    case .character("/") where filtering == .onSlash && count > 0: isTyping = true
    case .character("u") where canUndo: undoDelete()
    case .backspace where isTyping:
      if filterText.isEmpty { isTyping = false } else { filter(by: String(filterText.dropLast())) }
    case .escape where isTyping || rowFilter != nil:
      isTyping = false
      filter(by: "")
    case .delete, .backspace:
      guard onDelete != nil, selection != nil else { return false }
      deleteSelected()
    case .enter:
      guard selection != nil, onSelect != nil else { return false }
      // The filter stays, so that coming back shows the same rows.
      isTyping = false
      choose()
    default: return window.receive(key, of: shownCount)
    }
    setNeedsDisplay()
    return true
  }

  /// The number of a row that a key writes, where rows are chosen so.
  private func number(_ letter: Character) -> Int? {
    guard isNumbered, onSelect != nil, letter.isASCII, let number = letter.wholeNumberValue,
      number > 0
    else { return nil }
    return number
  }

  /// The key that brings a row back; where letters are looked for it is the stock screens' one.
  var undoKey: String { filtering == .asTyped ? "Ctrl-U" : "u" }

  private func type(_ text: String) {
    isTyping = true
    filter(by: filterText + text)
  }

  private func receive(_ mouse: MouseEvent) -> Bool {
    switch mouse.action {
    case .scrollUp: return window.scroll(by: -2, of: shownCount)
    case .scrollDown: return window.scroll(by: 2, of: shownCount)
    case .release: return false
    case .press:
      let top = frame.minRow + headRows
      guard doubted == nil,
        let position = window.row(at: mouse.position.row, below: top, of: shownCount)
      else { return false }
      window.select(position, of: shownCount)
      choose()
      return true
    }
  }
}

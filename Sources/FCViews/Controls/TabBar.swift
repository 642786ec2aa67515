import FCMotion
import FCText

/// One of the parts of a screen between which a tab bar changes.
public final class Tab {
  /// A number by which a host recognises this tab; 0 until a host gives it one.
  public var hostKey = 0
  /// What the tab is called, on one line.
  public let title: String
  /// What its owner knows it by.
  public let tag: String
  /// What is shown below the bar while the tab is selected.
  public let content: View?

  public init(_ title: String, tag: String = "", content: View? = nil) {
    self.title = visibleLine(title)
    self.tag = tag
    self.content = content
  }
}

/// A change from one tab to another.
public struct TabChange {
  /// Where a tab comes from.
  public enum Direction: Sendable { case left, right }

  public let from: Tab?
  public let to: Tab?
  /// The side at which the new tab lies, by the order of the tabs; nil when the old one is gone.
  public let direction: Direction?
}

/// Tabs in a row, and what belongs to the selected one below them.
///
/// There is a selected tab whenever there are tabs. Source: MHTabBarController, whose tabs have
/// equal widths, the last one taking what is left, and slide in from the side of their index.
public final class TabBar: View {
  /// Asked before another tab is selected by hand or by `select`; false refuses it.
  public var shouldSelect: ((Tab) -> Bool)?
  /// Called once another tab is selected and shown.
  public var onChange: ((TabChange) -> Void)?
  /// The tabs, from the left.
  public private(set) var tabs: [Tab]
  /// The index of the selected tab; nil when there are none.
  public private(set) var selectedIndex: Int?
  /// What keeps the time of the slide; without it a tab is in its place at once.
  weak var motion: Motion?

  public init(_ tabs: [Tab]) {
    self.tabs = tabs
    selectedIndex = tabs.isEmpty ? nil : 0
  }

  /// The selected tab.
  public var selectedTab: Tab? { selectedIndex.map { tabs[$0] } }

  /// Selects the tab at an index, unless that is refused.
  /// - Returns: whether that tab is selected now. The selected one is asked for again, too, and
  ///   stays selected.
  @discardableResult
  public func select(_ index: Int) -> Bool {
    guard tabs.indices.contains(index) else { return false }
    let tab = tabs[index]
    let isAllowed = shouldSelect?(tab) ?? true
    // Whoever was asked may have replaced the tabs.
    guard let index = tabs.firstIndex(where: { $0 === tab }) else { return false }
    if tab === selectedTab { return true }
    if isAllowed { change(to: index) }
    return isAllowed
  }

  /// Replaces the tabs. The selected one stays so if it is still there; else the tab in its place
  /// is selected, or the last one. Nobody is asked, since a tab that is gone can't stay.
  public func replaceTabs(with tabs: [Tab]) {
    let (old, oldIndex) = (selectedTab, selectedIndex ?? 0)
    self.tabs = tabs
    setNeedsDisplay()
    if let index = tabs.firstIndex(where: { $0 === old }) {
      selectedIndex = index
      return
    }
    selectedIndex = tabs.isEmpty ? nil : min(oldIndex, tabs.count - 1)
    if old != nil || selectedTab != nil {
      onChange?(TabChange(from: old, to: selectedTab, direction: nil))
    }
  }

  private func change(to index: Int) {
    let (old, oldIndex) = (selectedTab, selectedIndex ?? 0)
    selectedIndex = index
    setNeedsDisplay()
    let direction: TabChange.Direction = index > oldIndex ? .right : .left
    if let motion {
      // Under a name of its own, so that it changes nothing an owner sets.
      layer.start(
        "slide", of: "slide", from: direction == .right ? 1 : -1, to: 0, 0.25, in: motion)
    }
    onChange?(TabChange(from: old, to: selectedTab, direction: direction))
  }

  // MARK: As a view

  public override var children: [View] { selectedTab?.content.map { [$0] } ?? [] }

  public override var acceptsFocus: Bool { tabs.count > 1 }

  public override var focusFrame: Rect {
    Rect(column: frame.minColumn, row: frame.minRow, columns: frame.size.columns, rows: 1)
  }

  public override var helpItems: [HelpLine.Item] { [HelpLine.Item("Left Right", "change tab")] }

  public override var weight: Int {
    guard length == .natural else { return super.weight }
    return shownChildren.first?.weight ?? 0
  }

  public override var lines: [String] { spoken.map(\.text) }

  public override var spoken: [SpokenLine] {
    let names = tabs.enumerated().map { index, tab in
      SpokenLine(
        tab.title + (index == selectedIndex ? " (shown)" : ""),
        .press { [weak self] in self?.select(index) })
    }
    return names + shownChildren.flatMap(\.spoken)
  }

  public override func receive(_ event: Event) -> Bool {
    switch event {
    case .key(let press) where press.modifiers.isEmpty: return receive(press.key)
    case .mouse(let mouse) where mouse.action == .press && mouse.position.row == frame.minRow:
      let place = mouse.position.column
      guard let index = tabPlaces(in: frame).firstIndex(where: { $0.contains(place) }) else {
        return false
      }
      select(index)
      return true
    default: return false
    }
  }

  private func receive(_ key: Key) -> Bool {
    switch key {
    case .left where isFocused && (selectedIndex ?? 0) > 0: select((selectedIndex ?? 0) - 1)
    case .right where isFocused && (selectedIndex ?? 0) + 1 < tabs.count:
      select((selectedIndex ?? 0) + 1)
    case .character(let letter):
      guard letter.isASCII, let number = letter.wholeNumberValue, (1...9).contains(number),
        number <= tabs.count
      else { return false }
      select(number - 1)
    default: return false
    }
    return true
  }

  // MARK: Layout

  /// The rows of the bar: the titles, a line that marks one of them, and a blank row.
  private func barRows(_ density: Density) -> Int {
    (density == .tight ? 1 : 2) + (density > .tight && !shownChildren.isEmpty ? 1 : 0)
  }

  public override func rows(inColumns columns: Int, density: Density) -> Int {
    barRows(density) + (shownChildren.first?.rows(inColumns: columns, density: density) ?? 0)
  }

  public override func leastRows(inColumns columns: Int, density: Density) -> Int {
    barRows(density) + (shownChildren.first?.leastRows(inColumns: columns, density: density) ?? 0)
  }

  public override func naturalColumns(density: Density) -> Int {
    max(
      tabs.reduce(0) { $0 + columns(of: $1.title) + 4 },
      shownChildren.first?.naturalColumns(density: density) ?? 0)
  }

  public override var rowsToReveal: Range<Int>? {
    guard let content = shownChildren.first, content.tree.contains(where: \.isFocused) else {
      return 0..<1
    }
    let start = content.frame.minRow - frame.minRow
    let inner = content.rowsToReveal ?? 0..<content.frame.size.rows
    return start + inner.lowerBound..<start + inner.upperBound
  }

  /// The columns of each tab: equal widths, and the last one takes the rest.
  private func tabPlaces(in rect: Rect) -> [Range<Int>] {
    guard !tabs.isEmpty else { return [] }
    let width = rect.size.columns / tabs.count
    return tabs.indices.map { index in
      let start = rect.minColumn + index * width
      return start..<(index == tabs.count - 1 ? rect.maxColumn : start + width)
    }
  }

  private func contentPlace(in rect: Rect, _ density: Density) -> Rect {
    let bar = min(barRows(density), rect.size.rows)
    return Rect(
      column: rect.minColumn, row: rect.minRow + bar, columns: rect.size.columns,
      rows: rect.size.rows - bar)
  }

  public override func layOut(in rect: Rect, density: Density) {
    super.layOut(in: rect, density: density)
    shownChildren.first?.layOut(in: contentPlace(in: rect, density), density: density)
  }

  public override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    let glyphs = canvas.glyphs
    for (index, place) in tabPlaces(in: rect).enumerated() {
      let isSelected = index == selectedIndex
      let style: Style = isSelected ? .strong : .faint
      // In one row a selected tab is told by brackets, and the focus always by a pointer.
      let room = place.count - 4
      var shown = truncated(tabs[index].title, columns: max(1, room), ellipsis: glyphs.ellipsis)
      if isSelected, isFocused {
        shown = "\(glyphs.pointer) \(shown) \(glyphs.pointerEnd)"
      } else if isSelected, density == .tight {
        shown = "[ \(shown) ]"
      }
      let column = place.lowerBound + max(0, place.count - columns(of: shown)) / 2
      let cell = Rect(column: place.lowerBound, row: rect.minRow, columns: place.count, rows: 2)
      canvas.clipped(to: cell.intersection(rect)) { canvas in
        canvas.write(shown, at: Point(column: column, row: rect.minRow), style: style)
        guard density > .tight else { return }
        canvas.fill(
          cell.moved(columns: 0, rows: 1), with: isSelected ? glyphs.barDone : glyphs.barLeft,
          style: isSelected ? .accent : .faint)
      }
    }
    guard let content = shownChildren.first else { return }
    // The new content comes in from its side, a few columns away.
    let way = canvas.travel("slide", of: layer) ?? 0
    let place = contentPlace(in: rect, density)
    let moved = place.moved(columns: wholeCells(way * Double(rect.size.columns) / 8))
    canvas.clipped(to: place) { content.place(on: &$0, in: moved, density: density) }
  }
}

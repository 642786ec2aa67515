extension ViewScreen {
  /// Whether there is anything to press or to write.
  public var canBeUsed: Bool { !ownCommands.isEmpty || !focusableViews.isEmpty }

  /// Gives the focus to a view; false when that is not here, or can't have it.
  public func giveFocus(to view: View?) -> Bool {
    guard let view = focusableViews.first(where: { $0 === view }) else { return false }
    focus = view
    scroller.target = view
    return true
  }

  /// Gives the focus to the nearest view on the side of an arrow; false when there is none.
  func moveFocus(towards key: Key) -> Bool {
    guard let focus else { return false }
    let place = focus.focusFrame
    let next = focusableViews.filter { $0 !== focus }
      .compactMap { view in distance(from: place, to: view.focusFrame, key).map { (view, $0) } }
      .min { $0.1 < $1.1 }
    guard let (view, _) = next else { return false }
    self.focus = view
    scroller.target = view
    return true
  }

  /// How far a place is on the side of an arrow; nil when it is not there. What is far aside counts
  /// as further away.
  private func distance(from start: Rect, to place: Rect, _ key: Key) -> Int? {
    let rows = gap(start.minRow..<start.maxRow, place.minRow..<place.maxRow)
    let columns = gap(start.minColumn..<start.maxColumn, place.minColumn..<place.maxColumn)
    switch key {
    case .up where place.minRow < start.minRow: return rows * 4 + columns
    case .down where place.minRow > start.minRow: return rows * 4 + columns
    case .left where place.minColumn < start.minColumn && rows == 0: return columns
    case .right where place.minColumn > start.minColumn && rows == 0: return columns
    default: return nil
    }
  }

  private func gap(_ first: Range<Int>, _ second: Range<Int>) -> Int {
    max(0, max(first.lowerBound, second.lowerBound) - min(first.upperBound, second.upperBound) + 1)
  }
}

import FCText

/// The one row at the bottom that says what the keys do, cut off with "…" where it is too long.
public final class HelpLine: View {
  /// A key, and what it does.
  public struct Item: Equatable, Sendable {
    /// The name of the key.
    public let key: String
    /// What the key does.
    public let title: String

    public init(_ key: String, _ title: String) {
      self.key = key
      self.title = title
    }

    fileprivate var columns: Int { FCText.columns(of: key) + 1 + FCText.columns(of: title) }
  }

  /// What is shown, the most needed first.
  public var items: [Item] = []
  /// The index of the item that stays when those before it are cut off: the one that tells of all.
  public var keptIndex: Int?

  private let gap = 3

  public override func rows(inColumns columns: Int, density: Density) -> Int { 1 }

  public override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    let room = rect.size.columns
    if width(ofFirst: items.count) <= room {
      write(items.count, on: &canvas, at: rect.origin)
      return
    }
    let ellipsis = canvas.glyphs.ellipsis
    let roomBeforeCut = room - 1 - columns(of: ellipsis)
    var count = mostItems(in: roomBeforeCut)
    var kept: Item?
    if let keptIndex, count <= keptIndex, keptIndex < items.count {
      let fewer = mostItems(in: roomBeforeCut - gap - items[keptIndex].columns)
      // What is most needed is not given up for it.
      if fewer >= 2 { (count, kept) = (fewer, items[keptIndex]) }
    }
    var place = write(count, on: &canvas, at: rect.origin)
    if count > 0 { place.column += 1 }
    place.column = canvas.write(ellipsis, at: place, style: .faint)
    guard let kept else { return }
    place.column += gap
    write(kept, on: &canvas, at: place)
  }

  private func width(ofFirst count: Int) -> Int {
    items.prefix(count).reduce(0) { $0 + $1.columns } + gap * max(0, count - 1)
  }

  /// How many items, from the first, have room.
  private func mostItems(in room: Int) -> Int {
    (0...items.count).last { width(ofFirst: $0) <= room } ?? 0
  }

  @discardableResult
  private func write(_ count: Int, on canvas: inout Canvas, at start: Point) -> Point {
    var place = start
    for (index, item) in items.prefix(count).enumerated() {
      if index > 0 { place.column += gap }
      place = write(item, on: &canvas, at: place)
    }
    return place
  }

  @discardableResult
  private func write(_ item: Item, on canvas: inout Canvas, at start: Point) -> Point {
    var place = start
    place.column = canvas.write(item.key, at: place, style: .accent) + 1
    place.column = canvas.write(item.title, at: place, style: .faint)
    return place
  }
}

import FCLua
import FCMotion
import FCViews

/// A view, a screen or a tab as scripts know it.
protocol ScriptView: LuaObject {
  /// What scripts call such a view: `button`.
  static var kind: String { get }
  /// What tells this one from others, for messages; empty for nothing.
  var caption: String { get }
  var attachment: AnyObject? { get set }
  /// What its work counts against.
  var budget: (any ViewBudget)? { get set }
  /// The views that it holds.
  var childViews: [View] { get }
}

extension ScriptView {
  var childViews: [View] { [] }

  /// The view in the author's words: `button "Favorite"`.
  var described: String {
    // A caption may be long, and so may each of its letters.
    let start = String(caption.unicodeScalars.prefix(160))
    let isWhole = start.utf8.count == caption.utf8.count && start.count <= 40
    let name = isWhole ? start : start.prefix(40) + "…"
    return name.isEmpty ? Self.kind : "\(Self.kind) \"\(name)\""
  }
}

extension Label: ScriptView {
  static var kind: String { "label" }
  var caption: String { text }
}

extension CardFace: ScriptView {
  static var kind: String { "face" }
  var caption: String { text }
}

extension Button: ScriptView {
  static var kind: String { "button" }
  var caption: String { title }
}

extension List: ScriptView {
  static var kind: String { "list" }
  var caption: String { title }
}

extension Table: ScriptView {
  static var kind: String { "table" }
  var caption: String { joinedStarts(of: columns.map(\.title).filter { !$0.isEmpty }) }
}

extension TextField: ScriptView {
  static var kind: String { "text field" }
  var caption: String { title }
}

extension TextView: ScriptView {
  static var kind: String { "text view" }
  var caption: String { title }
}

extension Image: ScriptView {
  static var kind: String { "image" }
  var caption: String { name }
}

extension Progress: ScriptView {
  static var kind: String { "progress" }
  var caption: String { title }
}

extension TabBar: ScriptView {
  static var kind: String { "tab bar" }
  var caption: String { joinedStarts(of: tabs.prefix(40).map(\.title)) }
  var childViews: [View] { tabs.compactMap(\.content) }
}

extension Stack: ScriptView {
  static var kind: String { "stack" }
  var caption: String { "" }
  var childViews: [View] { views }
}

extension Popover: ScriptView {
  static var kind: String { "popover" }
  var caption: String { title }
  var childViews: [View] { views }
}

extension ViewScreen: ScriptView {
  static var kind: String { "screen" }
  var caption: String { title }
  var childViews: [View] { views }
}

extension Tab: LuaObject {}

/// The starts of texts with commas between, which is more than a message shows of them.
private func joinedStarts(of texts: [String]) -> String {
  texts.map { String($0.unicodeScalars.prefix(160)) }.joined(separator: ", ")
}

/// What the host keeps with a view.
final class ViewPlace {
  /// The view or screen that it stands in.
  weak var parent: (any ScriptView)?
  /// How many views stand one in the other from here down, with this one.
  var height = 1
  /// How many views stand in it, with this one.
  var size = 1
  /// The functions that have failed, which is not told at each drawing.
  var failed: Set<Int> = []
  /// How many rows there are, when that is no function's to tell.
  var count: Int?
  /// The cells of rows that stay.
  var rows: [[String]]?
  /// The bytes that its texts are charged for.
  var charge = 0

  static func of(_ view: any ScriptView) -> ViewPlace {
    if let place = view.attachment as? ViewPlace { return place }
    let place = ViewPlace()
    view.attachment = place
    return place
  }

  /// The most views that may stand one in the other: drawing goes down through all of them.
  static let mostNested = 12

  /// The most views that may stand in a screen, a popover or a view: each of them is looked at
  /// for each key.
  static let mostViews = 1000

  static let tooMany = ScriptFault(
    "at most \(mostViews) views can stand in a screen: a list shows any number of rows")
}

extension ScriptView {
  /// Makes views stand in this one, in place of those that did.
  ///
  /// - Throws: `ScriptFault` when one stands somewhere else, or this view in it.
  func adopt(_ children: [any ScriptView], in place: String) throws {
    var seen: Set<ObjectIdentifier> = []
    var ancestors: Set<ObjectIdentifier> = []
    var depth = 0
    var ancestor: (any ScriptView)? = self
    while let next = ancestor {
      ancestors.insert(ObjectIdentifier(next))
      depth += 1
      ancestor = ViewPlace.of(next).parent
    }
    var height = 1
    for child in children {
      guard !ancestors.contains(ObjectIdentifier(child)) else {
        throw ScriptFault("\(child.described) can't stand in itself")
      }
      guard seen.insert(ObjectIdentifier(child)).inserted else {
        throw ScriptFault("\(child.described) stands in \(place) twice")
      }
      if let parent = ViewPlace.of(child).parent, parent !== self {
        throw ScriptFault("\(child.described) stands in \(parent.described) already")
      }
      height = max(height, ViewPlace.of(child).height + 1)
    }
    guard depth + height - 1 <= ViewPlace.mostNested else {
      throw ScriptFault("views stand one in the other more than \(ViewPlace.mostNested) deep")
    }
    let growth = children.reduce(1) { $0 + ViewPlace.of($1).size } - ViewPlace.of(self).size
    var root: any ScriptView = self
    while let above = ViewPlace.of(root).parent { root = above }
    guard ViewPlace.of(root).size + growth <= ViewPlace.mostViews else {
      throw ViewPlace.tooMany
    }
    for case let old as any ScriptView in childViews { ViewPlace.of(old).parent = nil }
    for child in children { ViewPlace.of(child).parent = self }
    // Only what has become higher counts: too high a number refuses a little early.
    var view: (any ScriptView)? = self
    var above = height
    while let next = view {
      let place = ViewPlace.of(next)
      place.size += growth
      place.height = max(place.height, above)
      above = place.height + 1
      view = place.parent
    }
  }
}

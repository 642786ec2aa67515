import FCViews

/// Makes trees of views of all kinds, for tests of what must hold for each.
struct RandomTree {
  var random: SmallRandom

  init(seed: UInt64) { random = SmallRandom(seed: seed) }

  private static let texts = [
    "", "Mango", "A long line of several words that has to wrap somewhere", "日本語のテキスト",
    "👨‍👩‍👧‍👦 family", "e\u{301}te\u{301}", "one\ntwo\nthree", "🇸🇪🇩🇪",
  ]

  mutating func text() -> String { Self.texts.randomElement(using: &random) ?? "" }

  mutating func view(depth: Int = 0) -> View {
    let kind = Int.random(in: 0..<(depth > 2 ? 8 : 12), using: &random)
    let view = kind < 8 ? leaf(kind) : container(kind, depth)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: view.length = .fixed(Int.random(in: 0...12, using: &random))
    case 1, 2: view.length = .flexible(Int.random(in: 1...3, using: &random))
    case 3: view.isHidden = depth > 0
    default: break
    }
    return view
  }

  private mutating func leaf(_ kind: Int) -> View {
    switch kind {
    case 0: return Label(text())
    case 1: return Button(text())
    case 2: return TextField(text(), prompt: text(), text: text())
    case 3: return TextView(text(), prompt: "", text: text())
    case 4: return Progress(text(), fraction: 0.3)
    case 5: return Image("picture", description: text())
    case 6:
      let cells = (0..<Int.random(in: 0...30, using: &random)).map { ["\($0)", text()] }
      let table = Table([TableColumn("Number"), TableColumn(text())], rows: cells)
      table.onSelect = { _ in }
      return table
    default:
      var count = [0, 2, 40, 100_000].randomElement(using: &random) ?? 0
      let title = text()
      let list = List(title, count: { count }, row: { Row("\(title) \($0)", detail: title) })
      list.onSelect = { _ in }
      list.onDelete = { _ in
        count -= 1
        return { count += 1 }
      }
      return list
    }
  }

  private mutating func container(_ kind: Int, _ depth: Int) -> View {
    let views = (0..<Int.random(in: 0...4, using: &random)).map { _ in view(depth: depth + 1) }
    if kind == 8 {
      return TabBar(views.enumerated().map { Tab("Tab \($0.offset)", content: $0.element) })
    }
    let spacing = [nil, 0, 1, 3].randomElement(using: &random) ?? nil
    return Stack(kind == 9 ? .vertical : .horizontal, spacing: spacing, views)
  }
}

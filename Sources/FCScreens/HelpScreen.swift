import FCText
import FCViews

/// The keys of the screen beneath, all of them.
final class HelpScreen: PlayScreen {
  init(player: Player, items: [HelpLine.Item]) {
    super.init(player: player)
    let general = [
      HelpLine.Item("Up Down", "select"), HelpLine.Item("PgUp PgDn", "scroll"),
      HelpLine.Item("Ctrl-C", "stop at once"),
    ]
    body.pinned = [Label("Keys", style: .strong)]
    body.content = [KeyTable(items + general)]
  }

  override var commands: [Command] {
    [Command("back", key: KeyPress(.escape)) { [weak self] in self?.player?.dismiss() }]
  }

  /// Any key but those that scroll goes back, since that is all there is to do here.
  override func receive(_ press: KeyPress) -> Bool {
    switch press.key {
    case .up, .down, .pageUp, .pageDown: return false
    case .character where press.modifiers.contains(.control): return false
    default:
      player?.dismiss()
      return true
    }
  }
}

/// Two columns: keys, and what they do.
private final class KeyTable: View {
  private let items: [HelpLine.Item]
  private let keyColumns: Int

  init(_ items: [HelpLine.Item]) {
    self.items = items
    keyColumns = items.map { columns(of: $0.key) }.max() ?? 0
  }

  override func rows(inColumns columns: Int, density: Density) -> Int { items.count }

  override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    for (offset, item) in items.enumerated() {
      let row = rect.minRow + offset
      canvas.write(item.key, at: Point(column: rect.minColumn, row: row), style: .accent)
      let start = rect.minColumn + keyColumns + 3
      let title = truncated(
        item.title, columns: rect.maxColumn - start, ellipsis: canvas.glyphs.ellipsis)
      canvas.write(title, at: Point(column: start, row: row))
    }
  }
}

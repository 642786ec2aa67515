import FCViews

/// What can be done with the game, for whoever would rather choose than remember keys.
final class MenuScreen: PlayScreen {
  typealias Entry = (title: String, action: () -> Void)

  private let entries: [Entry]

  /// - Parameter entries: what the menu offers; the menu closes before an action runs.
  init(player: Player, entries: [Entry]) {
    self.entries = entries
    super.init(player: player)
    let list = ChoiceList(entries.map(\.title))
    list.onChoose = { [weak self] index in
      guard let self, let index else { return }
      self.player?.dismiss()
      self.entries[index].action()
    }
    body.pinned = [Label("Menu", style: .strong)]
    body.content = [list]
    focus = list
  }

  override var helpItems: [HelpLine.Item] { [HelpLine.Item("Enter", "choose")] }

  override var commands: [Command] {
    [
      Command("back", key: KeyPress(.escape)) { [weak self] in self?.player?.dismiss() },
      quitCommand,
    ]
  }
}

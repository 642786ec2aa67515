import FCViews

/// A screen of a player, with the commands that all of them share.
class PlayScreen: Page {
  private(set) weak var player: Player?

  init(player: Player) {
    self.player = player
    super.init()
  }

  /// What can be done on this screen with a line of input, for its help.
  var lineHelp: [String] { [] }

  override func inputEnded() { player?.quit() }

  override func receive(_ event: Event) -> Bool {
    // Keys that were typed ahead of the end of the play are not for it.
    guard let player, !player.isFinished else { return false }
    if event.isPress {
      player.finishMotion()
      // A script may have ended the play when what moved was done.
      guard !player.isFinished, player.screen === self else { return false }
    }
    return super.receive(event)
  }

  override func draw(on canvas: inout Canvas) {
    if player?.options.motion?.level == .basic { canvas.showsTravel = false }
    super.draw(on: &canvas)
  }

  // MARK: Commands

  var undoCommand: Command {
    Command(
      "undo", letter: "u", key: KeyPress(.character("u"), .control),
      isEnabled: player?.canUndo ?? false
    ) { [weak self] in
      guard let self, let player else { return }
      if player.canUndo { player.undo() } else { tell("There is no answer to take back.") }
    }
  }

  var helpCommand: Command {
    Command("help", letter: "?", key: KeyPress(.function(1))) { [weak self] in self?.showHelp() }
  }

  var quitCommand: Command {
    Command("quit", letter: "q", key: KeyPress(.character("q"), .control)) { [weak self] in
      self?.player?.quit()
    }
  }

  /// Tells the learner something in passing.
  func tell(_ text: String) { announce(text) }

  private func showHelp() {
    guard let player else { return }
    if player.options.printsLines {
      for line in lineHelp { announce(line) }
    } else {
      let keys =
        helpItems
        + commands.map { command in
          HelpLine.Item(names(of: command), command.title)
        }
      player.present(HelpScreen(player: player, items: keys))
    }
  }

  private func names(of command: Command) -> String {
    guard let letter = command.letter else { return command.key.name }
    return readsText ? command.key.name : "\(letter)  \(command.key.name)"
  }
}

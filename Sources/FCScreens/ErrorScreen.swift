import FCViews

/// What went wrong in a script; leaving it ends the play.
final class ErrorScreen: PlayScreen {
  private let error: any Error

  init(player: Player, report: ErrorReport, error: any Error) {
    self.error = error
    super.init(player: player)
    body.pinned = [Label(report.title, style: .wrong)]
    body.content = [Label(report.lines.joined(separator: "\n"))]
    if player.canUndo {
      body.content.append(Label("So far: " + Summary(player.game).line, style: .faint))
    }
  }

  override var commands: [Command] {
    [Command("leave", letter: "q", key: KeyPress(.enter)) { [weak self] in self?.leave() }]
  }

  override func receive(_ press: KeyPress) -> Bool {
    guard press.key == .escape else { return false }
    leave()
    return true
  }

  override func inputEnded() { leave() }

  private func leave() {
    player?.end(.failed(error))
  }
}

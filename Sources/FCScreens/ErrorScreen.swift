import FCViews

/// What went wrong in a script; leaving it ends the play.
final class ErrorScreen: PlayScreen {
  private let error: any Error

  init(player: Player, report: ErrorReport, error: any Error) {
    self.error = error
    super.init(player: player)
    body.pinned = [Label(report.title, style: .wrong)]
    body.content = [ReportView(report)]
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

/// The lines of a report, made for the width they get: code that wraps is hard to read.
private final class ReportView: View {
  private let report: ErrorReport

  init(_ report: ErrorReport) { self.report = report }

  private func label(_ columns: Int) -> Label {
    Label(report.lines(columns).joined(separator: "\n"))
  }

  override func rows(inColumns columns: Int, density: Density) -> Int {
    label(columns).rows(inColumns: columns, density: density)
  }

  override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    label(rect.size.columns).draw(on: &canvas, in: rect, density: density)
  }
}

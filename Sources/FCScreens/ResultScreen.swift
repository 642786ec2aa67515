import FCModels
import FCViews

/// The end of a game: how it went, the cards that were missed, and how to go on.
final class ResultScreen: PlayScreen {
  private let game: Game
  private let missed: [Card]

  init(player: Player, game: Game) {
    self.game = game
    missed = game.missedCards
    super.init(player: player)
    let summary = Summary(game)
    header = [StatusLine(left: Self.title(of: game), leftStyle: .strong, isSpoken: false)]
    let score = ScoreView(summary)
    score.layer = GameScreen.of(game).score.layer
    body.pinned = [score]
    if game.count == 0 {
      body.pinned.append(Label("There are no cards here.", style: .notice, isSpoken: false))
    }
    let entries = makeEntries()
    let list = ChoiceList(entries.map(\.title), isSpoken: false)
    list.onChoose = { index in
      if let index { entries[index].action() }
    }
    body.content = [list]
    if !missed.isEmpty { body.content.append(MissedList(missed)) }
    focus = list
  }

  private static func title(of game: Game) -> String {
    [game.deck?.title, game.key?.name].compactMap { $0 }.joined(separator: ": ")
  }

  private func makeEntries() -> [MenuScreen.Entry] {
    var entries: [MenuScreen.Entry] = [
      ("Start again", { [weak self] in self?.player?.startAgain() })
    ]
    if !missed.isEmpty {
      entries.append(("Practice missed", { [weak self] in self?.player?.practiceMissed() }))
    }
    entries.append(("Quit", { [weak self] in self?.leave() }))
    return entries
  }

  private func leave() { player?.end(.finished) }

  override func inputEnded() { leave() }

  override var helpItems: [HelpLine.Item] { [HelpLine.Item("Enter", "choose")] }

  override var commands: [Command] {
    let back = Command(
      "back", key: KeyPress(.escape), isEnabled: player?.hasChoice ?? false
    ) { [weak self] in self?.player?.startAgain() }
    let quit = Command("quit", letter: "q", key: KeyPress(.character("q"), .control)) {
      [weak self] in self?.leave()
    }
    return [undoCommand, helpCommand, back, quit]
  }
}

/// The score in large: the percentage, a bar, and the counts. They count up with the `progress` of
/// the layer.
private final class ScoreView: View {
  private let summary: Summary

  init(_ summary: Summary) {
    self.summary = summary
  }

  override var lines: [String] { [summary.line] }

  override func rows(inColumns columns: Int, density: Density) -> Int { density == .tight ? 1 : 2 }

  override func draw(on canvas: inout Canvas, in rect: Rect, density: Density) {
    let progress = min(max(canvas.travel("progress", of: layer) ?? 1, 0), 1)
    var row = rect.minRow
    if density != .tight {
      drawBar(on: &canvas, in: rect, progress)
      row += 1
    }
    let isNarrow = rect.size.columns < 36
    var column = rect.minColumn
    func write(_ sign: Character, _ count: Int, _ word: String, _ style: Style) {
      let counted = counted(count, progress)
      let text = isNarrow ? "\(sign) \(counted)" : "\(sign) \(counted) \(word)"
      column = canvas.write(text, at: Point(column: column, row: row), style: style) + 3
    }
    write(canvas.glyphs.right, summary.numRight, "right", .right)
    write(canvas.glyphs.wrong, summary.numWrong, "wrong", .wrong)
    if summary.numLeft > 0 { write(canvas.glyphs.missed, summary.numLeft, "left", .faint) }
  }

  private func drawBar(on canvas: inout Canvas, in rect: Rect, _ progress: Double) {
    let percent =
      summary.hasAnswers ? "\(counted(summary.percentage, progress)) %" : canvas.glyphs.dash
    let bar = ProgressBar(fraction: Double(summary.percentage) / 100 * progress)
    let width = rect.size.columns - percent.count
    bar.draw(
      on: &canvas,
      in: Rect(column: rect.minColumn, row: rect.minRow, columns: width - 2, rows: 1),
      density: .tight)
    canvas.write(
      percent, at: Point(column: rect.minColumn + width, row: rect.minRow), style: .strong)
  }

  /// How far a number has been counted, as wide as the whole of it, so that nothing around it moves.
  private func counted(_ number: Int, _ progress: Double) -> String {
    let counted = String(Int((Double(number) * progress).rounded()))
    return String(repeating: " ", count: String(number).count - counted.count) + counted
  }
}

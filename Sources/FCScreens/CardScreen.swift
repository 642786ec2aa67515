import FCModels
import FCViews

/// One card: the question, a way to answer, and once it is answered the verdict.
///
/// It shows the card as the card is now, so that an answer recorded by the script shows as well.
final class CardScreen: PlayScreen {
  let game: Game
  let card: Card
  private let position: Int
  private let moving: GameScreen
  private var area: AnswerArea
  private var hints: [String]
  private var notice: String?
  private var feedback: [View] = []
  private var hasSaidVerdict = false
  /// Whether the body was put together for an answered card; nil before the first time.
  private var showsAnswered: Bool?

  /// - Parameter position: the number of the card in its game, counted from 1.
  init(player: Player, game: Game, card: Card, position: Int) {
    self.game = game
    self.card = card
    self.position = position
    moving = GameScreen.of(game)
    area = AnswerArea.make(for: card)
    hints = Array(card.hints.prefix(card.hintsUsed))
    super.init(player: player)
    layer = moving.layer
    connectArea()
  }

  private func connectArea() {
    area.answerLayers = moving.answers(count: card.answers.count).map(\.layer)
    area.onResponse = { [weak self] response in
      guard let self, let reason = respond(response) else { return }
      tell(reason)
    }
    area.onChange = { [weak self] in
      guard let self else { return }
      rebuild()
      body.target = focus
      body.leader = area.reading
    }
  }

  private var printsLines: Bool { player?.options.printsLines ?? false }

  // MARK: Answering

  /// Records a response and shows what became of it. Returns why it cannot be used, or nil.
  private func respond(_ response: Response) -> String? {
    guard let player, !card.isAnswered else { return nil }
    if let reason = player.answer(response, to: card) { return reason }
    guard card.isAnswered, !player.isFinished else { return nil }
    notice = nil
    rebuild()
    if printsLines { goOn() }
    return nil
  }

  /// Says the verdict as soon as there is one: before what the script's handlers of the answer
  /// print.
  override func announceNews() {
    guard printsLines, card.isAnswered, !hasSaidVerdict else { return }
    hasSaidVerdict = true
    rebuild()
    for line in feedback.flatMap(\.lines) { announce(line) }
  }

  private func goOn() {
    announceNews()
    player?.goOn()
  }

  private func showHint() {
    guard !card.isAnswered, let hint = card.nextHint() else {
      return tell(card.hints.isEmpty ? "There is no hint." : "There are no more hints.")
    }
    hints.append(hint)
    notice = nil
    announce("Hint: \(hint)")
    rebuild()
    body.target = body.content.last
  }

  override func tell(_ text: String) {
    announce(text)
    notice = text
    rebuild()
  }

  // MARK: What is shown

  /// Also true when the script has answered the card, or taken the answer back.
  override var needsDisplay: Bool {
    get { super.needsDisplay || showsAnswered != card.isAnswered }
    set { super.needsDisplay = newValue }
  }

  override func refresh() {
    if showsAnswered == true, !card.isAnswered {
      // The script took the answer back.
      hasSaidVerdict = false
      area = AnswerArea.make(for: card)
      connectArea()
    }
    if showsAnswered != card.isAnswered { rebuild() }
  }

  private func rebuild() {
    let isNew = showsAnswered != card.isAnswered
    showsAnswered = card.isAnswered
    if isNew {
      feedback = Verdict(card).map { FeedbackViews.make(for: card, $0) } ?? []
      feedback = feedback.map { TurnedView($0, on: moving) }
      if card.isAnswered { area.close() }
    }
    let summary = Summary(game)
    let progress = ProgressBar(fraction: summary.share(of: game.count))
    progress.layer = moving.progress.layer
    header = [
      StatusLine(
        left: "Card \(position) of \(game.count)", leftStyle: .strong, right: summary.wordings),
      progress,
    ]
    let face = CardFace(card.question)
    face.layer = moving.question.layer
    body.pinned = FeedbackViews.media(image: card.image, audio: card.audio) + [face]
    if !card.views.isEmpty {
      body.pinned.append(Stack(.vertical, spacing: 0, card.views.map { Label($0) }))
    }
    body.content = area.views
    if !card.isAnswered {
      body.content += hints.map { Label("Hint: \($0)", style: .notice) }
      body.content += notice.map { [Label($0, style: .notice)] } ?? []
    }
    body.content += feedback
    focus = card.isAnswered ? nil : area.focus
    if let lowest = card.isAnswered ? feedback.first : notice == nil ? nil : body.content.last {
      body.target = lowest
    }
  }

  /// A card comes in from a few columns away, and dimmed: so one sees that it is another, and can
  /// read it at once.
  override func drawBody(on canvas: inout Canvas, in rect: Rect) {
    let way = canvas.travel("push", of: moving.layer) ?? 0
    let distance = abs(moving.layer.number("push", at: canvas.time) ?? 0)
    let columns = wholeCells(way * Double(rect.size.columns) / 18)
    canvas.blended(opacity: 1 - 0.7 * distance) { canvas in
      super.drawBody(on: &canvas, in: rect.moved(columns: columns))
    }
  }

  // MARK: Keys

  override var helpItems: [HelpLine.Item] {
    card.isAnswered ? [HelpLine.Item("Enter", "next")] : area.helpItems
  }

  override var commands: [Command] {
    let hint = Command(
      "hint", letter: "h", key: KeyPress(.function(2)),
      isEnabled: !card.isAnswered && card.hintsUsed < card.hints.count
    ) { [weak self] in self?.showHint() }
    let menu = Command("menu", key: KeyPress(.escape)) { [weak self] in self?.showMenu() }
    return [hint, undoCommand, helpCommand, menu, quitCommand]
  }

  override func receive(_ press: KeyPress) -> Bool {
    guard card.isAnswered else {
      if area.receive(press) { return true }
      // The command can do nothing without a hint, which is told whoever asks for one.
      guard press == KeyPress(.function(2)) || !readsText && press == KeyPress(.character("h"))
      else { return false }
      showHint()
      return true
    }
    guard press.modifiers.isEmpty else { return false }
    switch press.key {
    case .enter, .right, .character(" "), .character("0"..."9"):
      player?.goOn()
      return true
    default:
      return false
    }
  }

  override func receive(_ event: Event) -> Bool {
    if case .mouse(let mouse) = event, mouse.action == .press, card.isAnswered,
      let player, !player.isFinished
    {
      player.goOn()
      return true
    }
    return super.receive(event)
  }

  private func showMenu() {
    guard let player else { return }
    var entries: [MenuScreen.Entry] = [("Go on", {})]
    if !card.isAnswered, card.hintsUsed < card.hints.count {
      entries.append(("Show hint", { [weak self] in self?.showHint() }))
    }
    if player.canUndo {
      entries.append(("Undo answer", { [weak player] in player?.undo() }))
    }
    if !card.isAnswered {
      entries.append(("Skip card", { [weak player] in player?.goOn() }))
    }
    if player.hasChoice {
      entries.append(("Back to start", { [weak player] in player?.showStart() }))
    }
    entries.append(("Quit", { [weak player] in player?.quit() }))
    player.present(MenuScreen(player: player, entries: entries))
  }

  // MARK: Lines

  override var lineHelp: [String] {
    [area.lineHelp, ":h shows a hint, :u takes back the last answer, :q stops."]
  }

  /// The feedback is not among the lines: it is announced when the answer comes.
  override var lines: [String] {
    refresh()
    let prompt = card.isAnswered ? nil : area.linePrompt
    return (header + body.pinned + area.views).flatMap(\.lines) + (prompt.map { [$0] } ?? [])
  }

  override func receive(unknownCommand name: String) {
    if card.isAnswered { return goOn() }
    tell("There is no command \(name); :? tells those there are. As an answer it is =\(name).")
  }

  override func receive(line: String) {
    // The script answered meanwhile: the line was meant for a question that is no more.
    if card.isAnswered { return goOn() }
    let refusal: String?
    switch area.read(line) {
    case .said(let lines):
      refusal = nil
      for line in lines { announce(line) }
    case .response(let response):
      refusal = respond(response).map { reason in
        [reason, area.lineHint].compactMap { $0 }.joined(separator: " ")
      }
    case .refused(let reason): refusal = reason
    }
    guard let refusal else { return }
    // A bare q stops wherever it can't be an answer.
    if line.trimmingSpaces == "q" { player?.quit() } else { tell(refusal) }
  }
}

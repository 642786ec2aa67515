import FCModels
import FCStore
import Glibc

/// What is kept of a game: each answer as it is given, and what it takes to go on with the game.
final class KeptGame: GameLog {
  private unowned let host: ScriptHost
  private weak var game: Game?
  /// Nil until the first answer.
  private var saved: SavedGame?
  private var hints: [String: Int] = [:]
  private var keptHints: [String: Int] = [:]
  private var keptData: PlainValue?
  /// Whether the author is told of data that can't be kept: a script that plays by itself may never
  /// want to go on with the game.
  private var warnsOfData: Bool

  /// - Parameter saved: the game as the store has it, if it is taken up from there.
  init(_ game: Game, in host: ScriptHost, from saved: SavedGame? = nil) {
    self.game = game
    self.host = host
    self.saved = saved
    warnsOfData = host.keepsGames && !host.starts.isByScript
    guard let saved else { return }
    hints = saved.state.hints
    keptHints = hints
    keptData = saved.state.data
  }

  func didAnswer(_ card: Card, in game: Game) {
    guard let answer = card.stateAnswer else { return }
    // What that throws stops the script; the answer is the learner's all the same.
    try? host.weighWriting(of: answer.card.utf8.count)
    let saved = self.saved ?? begin(game)
    saved.record(answer, at: now)
    if card.hintsUsed > 0 { hints[card.fullID] = card.hintsUsed }
    noteChange()
  }

  func didUndo(in game: Game) {
    saved?.undo()
    noteChange()
  }

  func didFinish(_ game: Game) { saved?.finish() }

  /// Keeps the hints and the author's data, at the end of a turn in which there was an answer.
  func keepRest() {
    guard let saved, let game else { return }
    do {
      game.data = try host.gameData(game)
    } catch {
      if warnsOfData { host.report(unkept(error)) }
      warnsOfData = false
    }
    if hints == keptHints, game.data == keptData { return }
    saved.keep(hints: hints, data: game.data)
    keptHints = hints
    keptData = game.data
  }

  private func noteChange() {
    if !host.answeredGames.contains(where: { $0 === self }) { host.answeredGames.append(self) }
  }

  private func unkept(_ error: any Error) -> ScriptError {
    ScriptError(.warning, "the game can't be continued another time as it is: \(error)")
  }

  /// Starts to keep the game, with its first answer.
  private func begin(_ game: Game) -> SavedGame {
    moveProgress(of: game)
    var state = game.state()
    // The answer that is kept now is none of those before.
    _ = state.answers.popLast()
    state.current = nil
    hints = state.hints
    keptHints = hints
    keptData = state.data
    let saved = host.keeper.space.save(state)
    self.saved = saved
    return saved
  }

  /// Gives the cards of the game's key what was answered under ids they had before.
  private func moveProgress(of game: Game) {
    let cards = game.key?.cards ?? []
    let renamed = cards.filter { !$0.formerIDs.isEmpty }
    if renamed.isEmpty { return }
    let taken = Set(cards.map(\.fullID))
    for card in renamed {
      host.keeper.space.moveProgress(
        from: card.formerIDs.filter { !taken.contains($0) }, to: card.fullID)
    }
  }

  /// In seconds since 1970.
  private var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension ScriptHost {
  /// Has a game that has just started kept: one that a learner plays, or that a script has started
  /// for one.
  func keepIfPlayed(_ game: Game) {
    guard game.learner != nil || (keepsGames && !starts.isByScript) else { return }
    game.log = KeptGame(game, in: self)
  }

  /// The game of an answer key that was left unfinished; nil when there is none.
  func unfinishedGame(of key: AnswerKey, in deck: Deck) -> SavedGame? {
    keeper.existingSpace?.unfinishedGame(
      deck: deck.id, key: key.id, learner: configuration.learner)
  }

  /// Goes on with a game where it was left.
  func resume(_ saved: SavedGame, of deck: Deck) throws -> Game {
    let (game, _) = try deck.resume(saved.state)
    game.log = KeptGame(game, in: self, from: saved)
    return game
  }
}

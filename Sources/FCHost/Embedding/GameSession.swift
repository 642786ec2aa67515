import FCModels

/// A game that an embedding program plays: it asks for cards and hands in responses.
///
/// A host may have any number of them at once, of several learners. What is answered is kept in the
/// host's store before `answer` returns. For example:
///
///     let game = try host.startGame(of: host.decks[0], key: "Show States")
///     while let card = try game.nextCard() {
///       _ = try game.answer(.text(ask(card.question, card.answers)))
///     }
///     print(game.result.right)
public final class GameSession {
  /// The game itself, to look at: its cards, its counts, its scores.
  ///
  /// Another one takes its place when a `ScriptReloader` reloads the script.
  public private(set) var game: Game
  private(set) var host: ScriptHost
  private var isPinned = true

  init(_ game: Game, in host: ScriptHost) {
    self.game = game
    self.host = host
    host.use.sessions[ObjectIdentifier(self)] = WeakSession(session: self)
  }

  /// Goes on with another game, of a newer version of the script, which is pinned.
  func move(to game: Game, in host: ScriptHost) {
    letGo()
    (self.game, self.host, isPinned) = (game, host, true)
    host.use.sessions[ObjectIdentifier(self)] = WeakSession(session: self)
  }

  deinit { letGo() }

  /// The card that is asked; nil before the first and after the last.
  public var currentCard: Card? { game.currentCard }
  /// Whether the game has come to its result.
  public var isFinished: Bool { game.isFinished }

  /// Asks the next card; one that is passed unanswered is skipped.
  ///
  /// - Returns: The card; nil at the end, where the game finishes.
  /// - Throws: `HostError`, and `ScriptError` when a limit stops the script.
  public func nextCard() throws -> Card? { try using { game.nextCard() } }

  /// Judges a response to the current card and keeps it.
  ///
  /// - Parameter cardID: The full id of the card that the learner saw, to be sure that it is the one
  ///   that is asked; another is refused.
  /// - Throws: `HostError`, and `ScriptError` for what the author's own check throws. The response is
  ///   not recorded then.
  public func answer(_ response: Response, cardID: String? = nil) throws -> AnswerOutcome {
    try using { try game.answer(response, cardID: cardID) }
  }

  /// Judges a response that came as a plain value, as a script would give it: the number of an
  /// answer, a list of them, a text, a number, or whether the learner knew.
  ///
  /// - Throws: As `answer(_:cardID:)` does, and `HostError.conversion` for any other value.
  public func answer(plain value: PlainValue, cardID: String? = nil) throws -> AnswerOutcome {
    try answer(try Response(value, to: currentCard), cardID: cardID)
  }

  /// Takes the latest response back.
  ///
  /// - Returns: Its card, which is the current one again; nil when there is nothing to take back.
  /// - Throws: `HostError`, and `ScriptError` when a limit stops the script.
  public func undo() throws -> Card? { try using { game.undo() } }

  /// Gives the current card's next hint; nil when there are no more.
  ///
  /// - Throws: `HostError`.
  public func nextHint() throws -> String? { try using { currentCard?.nextHint() } }

  /// The game as plain values: enough to take it up again with `ScriptHost.resumeGame`, also in
  /// another process.
  ///
  /// - Throws: `HostError`, and `ScriptError` when the author's own data can't be kept.
  public func state() throws -> GameState {
    try using {
      game.data = try host.gameData(game)
      return game.state()
    }
  }

  /// Ends the game, and tells the script of its result.
  ///
  /// - Throws: `HostError`.
  public func finish() throws { try using { game.finish() } }

  /// Lets the game go as a learner does who may go on with it another time; it can't be used then.
  ///
  /// - Throws: `HostError`.
  public func leave() throws {
    try using { game.leave() }
    letGo()
  }

  /// How the game stands.
  public var result: GameResult { GameResult(game) }

  private func using<Result>(_ body: () throws -> Result) throws -> Result {
    try host.use {
      defer { host.takeOverStartedGames() }
      return try body()
    }
  }

  private func letGo() {
    guard isPinned, host.isOnItsThread else { return }
    isPinned = false
    host.use.sessions[ObjectIdentifier(self)] = nil
    host.state.unpin(game)
  }
}

/// How a game stands.
public struct GameResult: Equatable, Sendable {
  /// How many cards the game has.
  public var count: Int
  /// How many are answered in full.
  public var right: Int
  /// How many are answered but not in full.
  public var wrong: Int
  /// The sum of the scores, each 0…1.
  public var score: Double
  /// The full ids of the cards not answered in full, in playing order.
  public var missed: [String]
  /// Whether the game is over.
  public var isFinished: Bool

  /// How a game stands now.
  public init(_ game: Game) {
    count = game.count
    right = game.numRight
    wrong = game.numWrong
    score = game.score
    missed = game.missedCards.map(\.fullID)
    isFinished = game.isFinished
  }

  /// What another program is told of the result: `count`, `right`, `wrong`, `score`, `missed` and
  /// `finished`.
  public var plainValue: PlainValue {
    .table([
      "count": .int(count), "right": .int(right), "wrong": .int(wrong), "score": .number(score),
      "missed": .list(missed.map(PlainValue.text)), "finished": .bool(isFinished),
    ])
  }
}

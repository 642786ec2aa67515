import FCModels

/// Games without a screen.
extension ScriptHost {
  /// How a game is dealt.
  public struct GameSettings: Equatable, Sendable {
    /// Decides all that is random in the game; nil takes the host's seed.
    public var seed: Int?
    /// Whether the cards are shuffled.
    public var shuffle = true
    /// The most cards of the game; nil for all.
    public var limit: Int?
    /// Who plays; nil takes the host's learner.
    public var learner: String?

    /// Makes settings; what is left out is as the host has it.
    public init(
      seed: Int? = nil, shuffle: Bool = true, limit: Int? = nil, learner: String? = nil
    ) {
      self.seed = seed
      self.shuffle = shuffle
      self.limit = limit
      self.learner = learner
    }
  }

  /// The deck with a title or an id; nil gives the first.
  ///
  /// - Throws: `HostError.unknownDeck`.
  public func deck(named name: String? = nil) throws -> Deck {
    try checkUse()
    let deck = name.map { name in decks.first { $0.id == name || $0.title == name } } ?? decks.first
    guard let deck else {
      throw HostError.unknownDeck(name ?? "", known: decks.map(\.title))
    }
    return deck
  }

  /// Starts a game.
  ///
  /// - Parameters:
  ///   - deck: One of `decks`.
  ///   - name: The name or the id of an answer key; nil takes the first.
  /// - Throws: `HostError`, and `ScriptError` when the key's function fails or its cards can't be
  ///   played.
  public func startGame(
    of deck: Deck, key name: String? = nil, settings: GameSettings = GameSettings()
  ) throws -> GameSession {
    let key = try answerKey(named: name, of: deck)
    let options = GameOptions(
      seed: settings.seed ?? seed, shuffle: settings.shuffle, limit: settings.limit,
      learner: settings.learner ?? configuration.learner)
    return GameSession(try started { try deck.game(key: key, options: options) }, in: self)
  }

  /// The answer key with a name or an id; nil gives the first.
  private func answerKey(named name: String?, of deck: Deck) throws -> AnswerKey {
    try checkOwn(deck)
    let keys = deck.answerKeys
    let key = name.map { name in keys.first { $0.name == name || $0.id == name } } ?? keys.first
    guard let key else {
      throw HostError.unknownAnswerKey(name ?? "", known: keys.map(\.name))
    }
    return key
  }

  /// A deck's functions are those of its own script.
  private func checkOwn(_ deck: Deck) throws {
    guard decks.contains(where: { $0 === deck }) else {
      throw HostError.foreignDeck(deck.title)
    }
  }

  /// Goes on with a game where its state left it, at its unanswered card.
  ///
  /// - Returns: The game, and the full ids of cards that the deck has no more.
  /// - Throws: `HostError`, and `ScriptError` when the state is not of this deck, its answer key is
  ///   gone, or the key's function fails.
  public func resumeGame(
    of deck: Deck, from state: GameState
  ) throws -> (game: GameSession, gone: [String]) {
    try checkOwn(deck)
    let resumed = try resumedGame(of: deck, from: state)
    return (GameSession(resumed.game, in: self), resumed.gone)
  }

  /// Goes on with the game that a learner has left unfinished, as the store has it.
  ///
  /// - Parameters:
  ///   - name: The name or the id of an answer key; nil takes the first.
  ///   - learner: nil takes the host's learner.
  /// - Returns: nil when there is none.
  /// - Throws: As `resumeGame(of:from:)` does.
  public func continueGame(
    of deck: Deck, key name: String? = nil, learner: String? = nil
  ) throws -> GameSession? {
    let key = try answerKey(named: name, of: deck)
    guard
      let saved = try use({
        keeper.existingSpace?.unfinishedGame(
          deck: deck.id, key: key.id, learner: learner ?? configuration.learner)
      })
    else { return nil }
    return GameSession(try started { try resume(saved, of: deck) }, in: self)
  }

  /// Takes up a game for whoever is to hold it; it is pinned.
  ///
  /// - Returns: The game, and the full ids of cards that the deck has no more.
  func resumedGame(of deck: Deck, from state: GameState) throws -> (game: Game, gone: [String]) {
    var gone: [String] = []
    let game = try started {
      let resumed = try deck.resume(state)
      gone = resumed.gone
      // One that has come to its result does not start, and yet it can go on by an undo.
      if state.isFinished { try adopt(resumed.0) }
      return resumed.0
    }
    return (game, gone)
  }

  /// Starts a game that a learner plays, and pins it.
  private func started(_ start: () throws -> Game) throws -> Game {
    try use {
      let enclosing = keepsGames
      keepsGames = true
      defer { keepsGames = enclosing }
      making.latestKey = nil
      let count = starts.games.count
      do {
        let game = try start()
        starts.games.removeAll { $0 === game }
        releaseStartedGames(from: count)
        return game
      } catch {
        releaseStartedGames(from: count)
        throw error
      }
    }
  }

  /// Lets go of games that callbacks have started meanwhile, unless their script holds them.
  func takeOverStartedGames() {
    if !starts.isByScript { releaseStartedGames() }
  }
}

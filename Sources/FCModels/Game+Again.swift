// Games that follow from other games.

extension Game {
  /// Makes a game of loose cards; each is copied and unanswered.
  /// - Throws: `ModelError` for two cards with one id.
  public convenience init(cards: [Card], options: GameOptions) throws {
    try self.init(
      copying: cards, deck: nil, key: nil, options: try options.checked(), pools: nil,
      isWholeKey: true)
  }

  /// Plays the same cards once more: a key's are made afresh.
  /// - Parameter seed: the seed of the new game; nil takes one that follows from this game's.
  /// - Throws: `ModelError`, and what the key's `make` throws.
  public func again(seed: Int? = nil) throws -> Game {
    var options = options
    options.seed = seed ?? nextSeed
    if let deck, let key, isWholeKey {
      return try deck.game(key: key, options: options)
    }
    let game = try Game(
      copying: cards, deck: deck, key: key, options: options, pools: pools, isWholeKey: isWholeKey)
    deck?.fire(.start, game, nil)
    return game
  }

  /// Plays the missed cards.
  /// - Parameter seed: the seed of the new game; nil takes one that follows from this game's.
  public func practice(seed: Int? = nil) throws -> Game {
    var options = options
    options.seed = seed ?? nextSeed
    options.limit = nil
    let game = try Game(
      copying: missedCards, deck: deck, key: key, options: options, pools: pools,
      isWholeKey: false)
    deck?.fire(.start, game, nil)
    return game
  }

  private convenience init(
    copying originals: some Collection<Card>, deck: Deck?, key: AnswerKey?, options: GameOptions,
    pools: Pools?, isWholeKey: Bool
  ) throws {
    var scopes: [ObjectIdentifier: CardScope] = [:]
    let copies = originals.map { original in
      let scope =
        scopes[ObjectIdentifier(original.scope)] ?? CardScope(copying: original.scope)
      scopes[ObjectIdentifier(original.scope)] = scope
      return Card(copying: original, in: scope)
    }
    let run = try KeyRun(
      scopes: Array(scopes.values), cards: copies, seed: options.seed, of: key?.name ?? "the game")
    self.init(
      deck: deck, key: key, run: run, options: options, pools: pools, isWholeKey: isWholeKey)
  }

  /// A seed that is short enough to write down.
  private var nextSeed: Int {
    Int(StableHash("again").keyed(by: seed) >> 33)
  }
}

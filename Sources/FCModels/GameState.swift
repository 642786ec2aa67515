import FCText

/// A game as plain values: enough to take it up again, also in another process.
public struct GameState: Equatable, Sendable {
  /// One answered card.
  public struct Answer: Equatable, Sendable {
    /// The card's full id.
    public var card: String
    /// What the learner answered.
    public var response: Response
    /// The texts of the answers that were chosen: positions may change with the cards.
    public var picked: [String]
    /// The score of the response, 0…1.
    public var score: Double
    /// What there was to say about the response.
    public var message: String?
  }

  /// The id of the deck.
  public var deck: String
  /// The id of the answer key.
  public var key: String
  /// How the game was dealt.
  public var options: GameOptions
  /// Whether the game plays the missed cards of another.
  public var isPractice = false
  /// Whether the game had come to its result.
  public var isFinished = false
  /// The full ids of the cards, in playing order.
  public var cards: [String] = []
  /// How many of `cards` have been asked or passed.
  public var position = 0
  /// The full id of the card that is asked.
  public var current: String?
  /// The answers, in the order they were given.
  public var answers: [Answer] = []
  /// How many hints were given, by full id.
  public var hints: [String: Int] = [:]
  /// The author's own data.
  public var data: PlainValue?

  /// The state of a game that has not been dealt: it has no cards yet.
  public init(deck: String, key: String, options: GameOptions) {
    self.deck = deck
    self.key = key
    self.options = options
  }
}

extension Game {
  /// Returns the game as plain values.
  public func state() -> GameState {
    var state = GameState(deck: deck?.id ?? "", key: key?.id ?? "", options: options)
    state.isPractice = !isWholeKey
    state.isFinished = isFinished
    state.cards = cards.map(\.fullID)
    state.position = position
    state.current = currentCard?.fullID
    state.answers = answered.compactMap(\.stateAnswer)
    for card in cards where card.hintsUsed > 0 {
      state.hints[card.fullID] = card.hintsUsed
    }
    state.data = data
    return state
  }

  /// Takes over answers, hints and place of a state, without any callback.
  fileprivate func restore(_ state: GameState, card find: (String) -> Card?) {
    for answer in state.answers {
      guard let card = find(answer.card), !card.isAnswered else { continue }
      card.restore(answer)
      count(answer.score, of: card)
    }
    for (id, hints) in state.hints {
      guard let card = find(id) else { continue }
      card.restore(hintsUsed: hints)
    }
    data = state.data
    position = state.cards.prefix(state.position).count { find($0) != nil }
    if let card = state.current.flatMap(find), !card.isAnswered {
      takeUp(card)
    } else if let card = cards[min(position, count)...].first(where: { !$0.isAnswered }) {
      takeUp(card)
    } else {
      position = count
    }
  }
}

extension Deck {
  /// Takes up a game where a state left it, at its unanswered card.
  ///
  /// Cards are found by their ids and the ids they had before. Cards that are new since are left out.
  /// The answers run no callbacks; the start, and the card that is asked, do.
  /// - Returns: the game, and the full ids of the cards that are gone.
  /// - Throws: `ModelError` when the state is not of this deck or its key is gone, and what the key's
  ///   `make` throws.
  public func resume(_ state: GameState) throws -> (Game, gone: [String]) {
    if state.deck != id { throw ModelError.stateOfAnotherDeck(state.deck, deck: id) }
    guard let key = answerKeys.first(where: { $0.id == state.key }) else {
      throw ModelError.unknownKey(state.key, in: title)
    }
    let run = try key.run(seed: state.options.seed)
    var found: [String: Card] = [:]
    for card in run.cards { found[card.fullID] = card }
    for card in run.cards {
      for old in card.formerIDs where found[old] == nil { found[old] = card }
    }
    var dealt: Set<ObjectIdentifier> = []
    let order = state.cards.compactMap { found[$0] }
      .filter { dealt.insert(ObjectIdentifier($0)).inserted }
    let game = Game(
      deck: self, key: key, scopes: run.scopes, cards: DealtCards(order), pools: Pools(run.cards),
      options: state.options, isWholeKey: !state.isPractice)
    game.restore(state) { id in
      found[id].flatMap { dealt.contains(ObjectIdentifier($0)) ? $0 : nil }
    }
    if state.isFinished {
      game.finishSilently()
    } else {
      fire(.start, game, nil)
      if let card = game.currentCard { fire(.card, game, card) }
    }
    return (game, state.cards.filter { found[$0] == nil })
  }
}

extension Card {
  /// The response as a game's state has it; nil while there is none.
  public var stateAnswer: GameState.Answer? {
    guard let response, let score else { return nil }
    return GameState.Answer(
      card: fullID, response: response, picked: texts(of: response), score: score, message: message)
  }

  /// The texts of the answers that a response chooses.
  fileprivate func texts(of response: Response) -> [String] {
    switch response {
    case .choice(let position): [answers[position - 1]]
    case .choices(let positions): positions.map { answers[$0 - 1] }
    case .text, .number, .shown: []
    }
  }

  fileprivate func restore(_ answer: GameState.Answer) {
    var response = answer.response
    let positions = answer.picked.map { text in answers.firstIndex(of: text).map { $0 + 1 } }
    switch response {
    case .choice:
      // An answer that is not dealt any more is kept as a text.
      response = positions.first?.map(Response.choice) ?? .text(answer.picked.first ?? "")
    case .choices:
      response = .choices(positions.compactMap(\.self))
    case .text, .number, .shown:
      break
    }
    startedPlay()?.record(response, score: answer.score, message: answer.message)
  }

  fileprivate func restore(hintsUsed: Int) {
    startedPlay()?.hintsUsed = max(0, min(hintsUsed, self.hints.count))
  }
}

/// One play through the cards of an answer key, or through loose cards.
public final class Game {
  /// A number by which a host recognises this game; 0 until a host gives it one.
  public var hostKey = 0
  /// The deck; nil for a game of loose cards.
  public let deck: Deck?
  /// The answer key; nil for a game of loose cards.
  public let key: AnswerKey?
  /// How the game is dealt.
  public let options: GameOptions
  /// The cards dealt, in playing order.
  public let cards: DealtCards
  /// What a host keeps with the game, such as what its screen looks like.
  public var attachment: AnyObject?
  /// Keeps what happens in the game.
  public var log: (any GameLog)?
  /// The author's own data, as the host last handed it over; kept in the state.
  public var data: PlainValue?
  /// The card that is asked now; nil before the first and after the last.
  public private(set) var currentCard: Card?
  /// Whether the game has come to its result.
  public private(set) var isFinished = false
  /// How many cards are answered in full.
  public private(set) var numRight = 0
  /// How many cards are answered, but not in full.
  public private(set) var numWrong = 0
  /// The sum of the scores.
  public private(set) var score = 0.0

  /// The answers to draw wrong ones from: of all cards made, also those beyond the limit.
  let pools: Pools
  /// Whether the game plays what its key makes; a practice plays the missed cards of a game.
  let isWholeKey: Bool
  /// How many cards have been the current one; so the number of the current one, from 1.
  public internal(set) var position = 0
  /// The answered cards, in the order they were answered.
  private(set) var answered: [Card] = []
  /// Whether an author's check runs just now.
  private var isJudging = false

  init(
    deck: Deck?, key: AnswerKey?, scopes: [CardScope], cards: DealtCards, pools: Pools,
    options: GameOptions, isWholeKey: Bool
  ) {
    self.deck = deck
    self.key = key
    self.cards = cards
    self.pools = pools
    self.options = options
    self.isWholeKey = isWholeKey
    for scope in scopes { scope.game = self }
  }

  /// Deals the cards of a run by the options.
  convenience init(
    deck: Deck?, key: AnswerKey?, run: KeyRun, options: GameOptions, pools: Pools? = nil,
    isWholeKey: Bool = true
  ) {
    self.init(
      deck: deck, key: key, scopes: run.scopes, cards: run.deal(options),
      pools: pools ?? Pools(run.cards), options: options, isWholeKey: isWholeKey)
  }

  /// What decides all that is random in the game.
  public var seed: Int { options.seed }
  /// Who plays.
  public var learner: String? { options.learner }
  /// How many cards the game has.
  public var count: Int { cards.count }
  /// How many cards are not answered.
  public var numLeft: Int { count - numRight - numWrong }
  /// Whether there is a card to come that is not answered yet.
  public var hasMoreCards: Bool { !isFinished && nextPosition != nil }

  /// The cards that are answered, but not in full, in playing order.
  public var missedCards: [Card] {
    cards.filter { $0.isCorrect == false }
  }

  /// Moves on to the next card; a card that is passed unanswered is skipped.
  /// - Returns: the card; nil at the end, where the game finishes.
  public func nextCard() -> Card? {
    guard !isFinished, let next = nextPosition else {
      finish()
      return nil
    }
    let card = cards[next]
    position = next + 1
    show(card)
    deck?.fire(.card, self, card)
    return card
  }

  /// The position of the next card that is not answered; nil at the end.
  private var nextPosition: Int? {
    cards[min(position, count)...].firstIndex { !$0.isAnswered }
  }

  /// Makes a card the current one, with its answers dealt: from now on it can do without the game.
  private func show(_ card: Card) {
    currentCard = card
    _ = card.deal
  }

  /// Makes a card the current one, whatever card would have been next.
  func takeUp(_ card: Card) {
    show(card)
    position = (cards.firstIndex { $0 === card } ?? position - 1) + 1
  }

  /// Judges a response to the current card and keeps it.
  /// - Parameter cardID: the full id, or the id within the key, of the card that was shown; another
  ///   than the current card's is refused.
  /// - Throws: what the author's check throws.
  public func answer(_ response: Response, cardID: String? = nil) throws -> AnswerOutcome {
    guard let card = currentCard else { return .refused("No card is asked now.") }
    if let cardID, cardID != card.fullID, cardID != card.idInKey {
      return .refused("Another card is asked now.")
    }
    return try record(response, for: card)
  }

  /// Judges a response to one of the game's cards and keeps it.
  func record(_ response: Response, for card: Card) throws -> AnswerOutcome {
    if isFinished { return .refused("The game is over.") }
    // The author's check gets the card, and could answer it again from there.
    if isJudging { return .refused("A response is being judged.") }
    guard card === currentCard || cards.contains(where: { $0 === card }) else {
      return .refused("The card is not in the game.")
    }
    let outcome = try judging { try card.record(response) }
    if case .scored(let score, _) = outcome {
      count(score, of: card)
      // First of all: what is kept does not depend on what others do with it.
      log?.didAnswer(card, in: self)
      deck?.fire(.answer, self, card)
    }
    return outcome
  }

  private func judging(_ judge: () throws -> AnswerOutcome) rethrows -> AnswerOutcome {
    isJudging = true
    defer { isJudging = false }
    return try judge()
  }

  /// Counts a card that has been answered.
  func count(_ score: Double, of card: Card) {
    answered.append(card)
    self.score += score
    if score == 1 { numRight += 1 } else { numWrong += 1 }
  }

  /// Takes the latest response back. A finished game goes on with it, and finishes again later.
  /// - Returns: the card, which is the current one again; nil when there is nothing to take back.
  public func undo() -> Card? {
    guard !isJudging, let card = answered.popLast(), let play = card.play,
      let score = play.score
    else { return nil }
    play.takeBack()
    isFinished = false
    if score == 1 { numRight -= 1 } else { numWrong -= 1 }
    // Summed up again: subtracting would leave what thirds lose in binary.
    self.score = answered.reduce(0) { $0 + ($1.score ?? 0) }
    takeUp(card)
    log?.didUndo(in: self)
    return card
  }

  /// Ends the game as a learner leaves it, who may go on with it another time.
  public func leave() {
    let isComplete = nextPosition == nil && currentCard?.isAnswered ?? true
    end(isComplete: isComplete)
  }

  /// Ends the game, once.
  public func finish() { end(isComplete: true) }

  private func end(isComplete: Bool) {
    if isFinished { return }
    finishSilently()
    if isComplete { log?.didFinish(self) }
    deck?.fire(.result, self, nil)
  }

  /// Ends the game without telling anyone.
  public func finishSilently() {
    isFinished = true
    currentCard = nil
  }
}

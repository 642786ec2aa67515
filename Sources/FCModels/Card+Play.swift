import FCText

// A card at play: in a game, or loose. A card that only stands in its key has no answers to show.

extension Card {
  /// The answers to choose from, in the order they are shown; empty for kinds that show none.
  public var answers: [String] { deal?.answers ?? [] }

  /// The position of the right answer, counted from 1; nil where the kind has not just one.
  public var correctAnswer: Int? {
    kind == .choice ? deal?.correct.first : nil
  }

  /// The positions of all right answers, counted from 1.
  public var correctAnswers: [Int] { deal?.correct ?? [] }

  /// Whether a response is recorded.
  public var isAnswered: Bool { play?.score != nil }

  /// Whether the response is right in full; nil until there is one.
  public var isCorrect: Bool? { play?.score.map { $0 == 1 } }

  /// The score of the response, 0…1; nil until there is one.
  public var score: Double? { play?.score }

  /// What the learner answered; a choice that was written stands here as its position.
  public var response: Response? { play?.response }

  /// What there is to say about the response, by the kind's rule or the author's check.
  public var message: String? { play?.message }

  /// The card that this one is a copy of, in a game of missed or loose cards.
  public var source: Card? { play?.source }

  /// How many hints the learner has had.
  public var hintsUsed: Int { play?.hintsUsed ?? 0 }

  /// Gives the next hint; nil when there are no more.
  public func nextHint() -> String? {
    guard let play = startedPlay(), play.hintsUsed < self.hints.count else { return nil }
    play.hintsUsed += 1
    return self.hints[play.hintsUsed - 1]
  }

  /// How the written response differs from the nearest right answer; nil for other kinds, and
  /// until there is a response.
  public var difference: TextDifference? {
    // What a kind of a plugin's takes may be no text to compare.
    guard kind == .typed || kind == .cloze, self.kindName == nil,
      case .text(let given)? = response
    else { return nil }
    if kind == .cloze {
      return TextDifference(expected: answer, given: given, ignoring: ignoring)
    }
    return
      rightAnswers
      .map { TextDifference(expected: $0, given: given, ignoring: ignoring) }
      .min { $0.size < $1.size }
  }

  /// Judges a response and keeps it, in the card's game if it is in one.
  ///
  /// A response that can't be used is refused, and so is a second one.
  /// - Throws: what the author's check throws, or `ModelError` for a score it should not return.
  public func recordAnswer(_ response: Response) throws -> AnswerOutcome {
    if let game = scope.game {
      return try game.record(response, for: self)
    }
    return try record(response)
  }

  /// Judges a response as if it were given, and keeps nothing.
  /// - Throws: what the author's check throws, or `ModelError` for a score it should not return.
  public func outcome(of response: Response) throws -> AnswerOutcome {
    switch try judged(response) {
    case .refused(let reason): .refused(reason)
    case .scored(_, let score, let message): .scored(score, message: message)
    }
  }

  /// Judges a response and keeps it on the card alone.
  func record(_ response: Response) throws -> AnswerOutcome {
    guard let play = startedPlay() else { return .refused("The card is not in a game.") }
    if play.score != nil { return .refused("The card is answered already: undo that first.") }
    switch try judged(response) {
    case .refused(let reason):
      return .refused(reason)
    case .scored(let response, let score, let message):
      play.record(response, score: score, message: message)
      return .scored(score, message: message)
    }
  }

  /// The answers dealt, now if they were not before; nil for a card that is not at play.
  var deal: Deal? {
    guard let play = startedPlay() else { return nil }
    if let deal = play.deal { return deal }
    let deal =
      if let game = scope.game {
        Deal(self, seed: game.seed, pools: game.pools)
      } else {
        Deal(self, seed: scope.looseSeed ?? 0, pools: Pools([self]))
      }
    play.deal = deal
    return deal
  }

  /// What has become of the card, from now on if nothing has; nil for a card that is not at play.
  func startedPlay() -> CardPlay? {
    if let play { return play }
    guard scope.game != nil || scope.looseSeed != nil else { return nil }
    let started = CardPlay()
    play = started
    return started
  }
}

extension TextDifference {
  /// How many clusters are missing or extra.
  fileprivate var size: Int {
    segments.reduce(0) { size, segment in
      switch segment {
      case .same: size
      case .missing(let text), .extra(let text): size + text.count
      }
    }
  }
}

import FCText

/// What an author may set for all cards of a key.
public struct KeyOptions {
  /// The key's part of its cards' full ids; nil makes it of the name.
  public var id: String?
  /// The kind of cards that name none.
  public var kind: CardKind?
  /// The name of a kind that is no `CardKind`, of cards that name none: whoever makes them knows it.
  public var kindName: String?
  /// What comparing texts overlooks, where a card does not say.
  public var ignore: TextIgnoring?
  /// How many answers are shown, where a card does not say.
  public var choices: Int?
  /// The pool of wrong answers, where a card does not say.
  public var pool: String?

  /// Makes options; what is nil is as the deck has it.
  public init(
    id: String? = nil, kind: CardKind? = nil, kindName: String? = nil,
    ignore: TextIgnoring? = nil, choices: Int? = nil, pool: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.kindName = kindName
    self.ignore = ignore
    self.choices = choices
    self.pool = pool
  }
}

/// One way to play a deck: a name, and what makes the cards each time a game starts.
public final class AnswerKey {
  /// A number by which a host recognises this key; 0 until a host gives it one.
  public var hostKey = 0
  /// What the learner chooses it by; no other key of the deck has it.
  public let name: String
  /// The key's part of its cards' full ids.
  public let id: String
  /// The deck, while it is there.
  public private(set) weak var deck: Deck?
  /// What its author set for all of its cards.
  public let options: KeyOptions
  /// Adds the cards; runs each time a game starts.
  public var make: (AnswerKey) throws -> Void
  /// The cards of the latest run, in the order they were added.
  public private(set) var cards: [Card] = []
  /// The random numbers for `make`: the same for the same seed.
  public private(set) var random = RandomSource(SeededRandom(seed: 0))

  /// Makes the cards of the run; nil while `make` does not run.
  private var maker: CardMaker?
  /// The seed of the latest run.
  public private(set) var seed = 0

  init(
    name: String, id: String, deck: Deck, options: KeyOptions,
    make: @escaping (AnswerKey) throws -> Void
  ) {
    self.name = name
    self.id = id
    self.deck = deck
    self.options = options
    self.make = make
  }

  /// Adds the cards that a draft makes.
  /// - Returns: their positions in `cards`, counted from 0.
  /// - Throws: `ModelError` for what an author must mend, and outside `make`.
  @discardableResult
  public func add(_ draft: CardDraft) throws -> Range<Int> {
    guard let maker else { throw ModelError.cardOutsideMake(name) }
    let start = cards.count
    try maker.make(draft, into: &cards)
    return start..<cards.count
  }

  /// Adds cards that are new in every game.
  ///
  /// Card number *n* depends on the seed, `id` and *n* alone.
  /// - Parameter body: makes the draft of a card, from random numbers of its own and the card's
  ///   number, counted from 1.
  /// - Returns: the positions of the cards in `cards`, counted from 0.
  /// - Throws: `ModelError`, and what `body` throws.
  @discardableResult
  public func generate(
    id: String, count: Int, body: (RandomSource, Int) throws -> CardDraft
  ) throws -> Range<Int> {
    guard let maker else { throw ModelError.cardOutsideMake(name) }
    let owner = "generated cards of \(quoted(name))"
    guard 0...1_000_000 ~= count else {
      throw ModelError.outOfRange("count", "from 0 to 1000000", of: owner)
    }
    let id = try checkedID(id, of: owner)
    let start = cards.count
    for number in 0..<count {
      let stream = "\(maker.scope.idPrefix)\(id)#\(number + 1)"
      let draft = try body(RandomSource(SeededRandom(seed: seed, stream: stream)), number + 1)
      try maker.make(draft, id: id, number: UInt32(number + 1), into: &cards)
    }
    return start..<cards.count
  }

  /// Runs `make` and puts the cards in the order that the seed gives.
  /// - Throws: what `make` throws, and `ModelError` for two cards with one id.
  func run(seed: Int) throws -> KeyRun {
    if maker != nil { throw ModelError.makeInsideMake(name) }
    let scope = makeScope()
    if let choices = scope.defaults.choices, choices < 2 {
      throw ModelError.outOfRange("choices", "2 or more", of: "answer key \(quoted(name))")
    }
    if let choices = scope.defaults.choices, choices > SizeLimit.choices {
      throw ModelError.outOfRange(
        "choices", "\(SizeLimit.choices) or fewer", of: "answer key \(quoted(name))")
    }
    self.seed = seed
    cards = []
    random = RandomSource(SeededRandom(seed: seed, stream: scope.idPrefix))
    maker = CardMaker(scope: scope)
    defer { maker = nil }
    try make(self)
    return try KeyRun(scopes: [scope], cards: cards, seed: seed, of: name)
  }

  /// Makes the cards once, to see that they can be made.
  /// - Throws: what `make` throws, and `ModelError` for two cards with one id.
  public func makeCards(seed: Int) throws { _ = try run(seed: seed) }

  /// The name of the kind of cards that name none, where it is no `CardKind`; the nearest wins.
  public var kindName: String? {
    options.kind == nil ? options.kindName ?? deck?.kindName : nil
  }

  private func makeScope() -> CardScope {
    let fallback = CardScope.Defaults()
    let defaults = CardScope.Defaults(
      kind: options.kind ?? deck?.kind ?? fallback.kind,
      ignoring: options.ignore ?? deck?.ignore ?? fallback.ignoring,
      choices: options.choices ?? deck?.choices,
      pool: options.pool ?? deck?.pool ?? fallback.pool,
      language: deck?.language)
    return CardScope(
      defaults: defaults, idPrefix: "\(deck?.id ?? "")/\(id)/")
  }
}

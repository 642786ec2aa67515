import FCText

/// A set of answer keys under one title.
public final class Deck {
  /// A number by which a host recognises this deck; 0 until a host gives it one.
  public var hostKey = 0
  /// What a host keeps with the deck.
  public var attachment: AnyObject?
  /// The deck's part of its cards' full ids.
  public let id: String
  /// What the learner reads first.
  public let title: String
  /// Who wrote it.
  public var author: String?
  /// What it is about.
  public var description: String?
  /// The language of the answers, as a tag such as `"de"`: it decides the decimal separator.
  public var language: String?
  /// The kind of cards that name none.
  public var kind: CardKind?
  /// The name of a kind that is no `CardKind`, of cards that name none: whoever makes them knows it.
  public var kindName: String?
  /// What comparing texts overlooks, where key and card don't say.
  public var ignore: TextIgnoring?
  /// How many answers are shown, where key and card don't say.
  public var choices: Int?
  /// The pool of wrong answers, where key and card don't say.
  public var pool: String?
  /// The keys, in the order they were added.
  public private(set) var answerKeys: [AnswerKey] = []

  private let events = EventHandlers()

  /// - Throws: `ModelError` for a title that is empty or too long, and for an id that is one of these or
  ///   has `/` or `#` in it.
  public init(id: String, title: String) throws {
    if isBlank(title) { throw ModelError.emptyField("title", of: "a deck") }
    try SizeLimit.check(title, "title", of: "a deck")
    try SizeLimit.check(id, "id", of: "deck \(quoted(title))")
    self.id = try checkedID(id, of: "deck \(quoted(title))")
    self.title = title
  }

  /// Adds a key.
  /// - Parameter make: adds the cards to the key it is given; runs each time a game starts.
  /// - Throws: `ModelError` when the deck has a key of that name or id, or the id can't be one.
  @discardableResult
  public func addAnswerKey(
    name: String, options: KeyOptions = KeyOptions(),
    make: @escaping (AnswerKey) throws -> Void
  ) throws -> AnswerKey {
    if isBlank(name) { throw ModelError.emptyField("name", of: "an answer key") }
    try SizeLimit.check(name, "name", of: "an answer key")
    let owner = "answer key \(quoted(name))"
    try SizeLimit.check(options.id, "id", of: owner)
    try SizeLimit.check(options.pool, "pool", of: owner)
    let id = try options.id.map { try checkedID($0, of: owner) } ?? escapedID(name)
    if answerKeys.contains(where: { $0.name == name }) {
      throw ModelError.repeatedKey("name", name, in: title)
    }
    if answerKeys.contains(where: { $0.id == id }) {
      throw ModelError.repeatedKey("id", id, in: title)
    }
    let key = AnswerKey(name: name, id: id, deck: self, options: options, make: make)
    answerKeys.append(key)
    return key
  }

  /// Finds a key by its name; nil if there is none.
  public func answerKey(named name: String) -> AnswerKey? {
    answerKeys.first { $0.name == name }
  }

  /// Makes the cards of a key and deals them.
  /// - Throws: `ModelError`, and what the key's `make` throws.
  public func game(key: AnswerKey, options: GameOptions) throws -> Game {
    let options = try options.checked()
    let game = Game(deck: self, key: key, run: try key.run(seed: options.seed), options: options)
    fire(.start, game, nil)
    return game
  }

  /// Makes the cards of the key of that name and deals them.
  /// - Throws: `ModelError`, also for a name that no key has, and what the key's `make` throws.
  public func game(key name: String, options: GameOptions) throws -> Game {
    guard let key = answerKey(named: name) else {
      throw ModelError.unknownKey(name, in: title, names: answerKeys.map(\.name))
    }
    return try game(key: key, options: options)
  }

  /// Runs `handler` at each event of the deck's games, until the observer is removed.
  @discardableResult
  public func observe(_ event: DeckEvent, handler: @escaping (Game, Card?) -> Void) -> Observer {
    events.add(event, handler)
  }

  func fire(_ event: DeckEvent, _ game: Game, _ card: Card?) {
    events.run(event, game, card)
  }
}

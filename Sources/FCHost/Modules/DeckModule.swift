import FCLua
import FCModels

/// An observer of a deck, as scripts hold it.
final class DeckObserver: LuaObject {
  var hostKey = 0
  let event: DeckEvent
  private let observer: Observer
  private let forget: () -> Void
  private(set) var isRemoved = false

  init(_ event: DeckEvent, _ observer: Observer, forget: @escaping () -> Void) {
    self.event = event
    self.observer = observer
    self.forget = forget
  }

  func remove() {
    if isRemoved { return }
    isRemoved = true
    observer.remove()
    forget()
  }
}

/// `fc.deck`, and decks as scripts see them.
extension ScriptHost {
  private enum Field: String, CaseIterable {
    case title, id, author, description, language, kind, ignore, choices, pool
    static let table = FieldTable(
      "deck fields",
      allCases.map { FieldDescription($0.rawValue, $0.described.type, $0.described.documentation) })

    private var described: (type: String, documentation: String) {
      switch self {
      case .title: ("string", "What the learner reads first.")
      case .id: ("string?", "Its part of its cards' full ids; the file's name unless given.")
      case .author: ("string?", "Who wrote it.")
      case .description: ("string?", "What it is about.")
      case .language: ("string?", "The language of the answers, such as \"de\".")
      case .kind: ("card kind?", "How its cards ask.")
      case .ignore:
        ("(ignored difference | ignored difference[])?", "What comparing with answers overlooks.")
      case .choices: ("integer?", "How many answers to choose from its cards show.")
      case .pool: ("string?", "The name of the answers that wrong ones are drawn from.")
      }
    }
  }

  private static let keyFields = FieldTable(
    "answer key options",
    [.init("id", "string?", "Its part of its cards' full ids; its name unless given.")]
      + Field.table.fields.filter { ["kind", "ignore", "choices", "pool"].contains($0.name) })
  private static let gameFields = FieldTable(
    "game options",
    [
      .init("seed", "integer?", "What decides all that is random in it."),
      .init("shuffle", "boolean?", "Whether the cards are shuffled; true unless given."),
      .init("limit", "integer?", "The most cards it has."),
      .init("learner", "string?", "Who plays."),
    ])

  func defineDeck() throws {
    state.document(chapter: "games")
    state.document(Self.gameFields)
    state.document(chapter: "decks")
    state.document(Self.keyFields)
    let deck = ClassBinding<Deck>("deck", "What a learner chooses to play.") {
      "deck \"\($0.title)\""
    }
    for name in ["card", "cards", "generate"] {
      deck.elsewhere[name] =
        "a deck has no '\(name)': cards go into its answer keys, "
        + "deck:answer_key(\"…\", function(key) key:card { … } end)"
    }

    deck.property("title", "string", "What the learner reads first.") { $0.title }
    deck.property("id", "string", "Its part of its cards' full ids.") { $0.id }
    deck.property("author", "string?", "Who wrote it.") { $0.author }
    deck.property("description", "string?", "What it is about.") { $0.description }
    deck.property("language", "string?", "The language of the answers.") { $0.language }
    deck.property("answer_keys", "answer key[]", "Its answer keys, in order.") { deck, call in
      call.writer.write(objects: deck.answerKeys)
      return .wire
    }
    deck.property("screens", "deck.screens", "What is shown in place of the stock screens.") {
      [unowned self] deck, call in
      try answerScreens(of: deck, call)
    }
    deck.method(
      "answer_key",
      "(name: string, options?: answer key options, make: fun(key: answer key)) → answer key",
      "Adds a way to play the deck; 'make' adds the cards each time a game starts."
    ) { [unowned self] deck, call in try answerKey(deck, call) }
    deck.method(
      "on",
      "(event: \"start\" | \"result\", fn: fun(game: game)) → observer; "
        + "(event: \"card\" | \"answer\", fn: fun(card: card, game: game)) → observer",
      "Calls back at events of its games."
    ) { [unowned self] deck, call in try observe(deck, call) }
    deck.method(
      "game", "(key: answer key | string, options?: game options) → game", "Starts a game."
    ) {
      [unowned self] deck, call in
      let options = try gameOptions(call, 2)
      return try answer(call) {
        if let key = call.arguments.object(1, of: AnswerKey.self) {
          guard key.deck === deck else {
            throw ScriptFault("\(key.name) is an answer key of another deck")
          }
          return try deck.game(key: key, options: options)
        }
        guard let name = try call.arguments.text(1, "argument #1") else {
          throw call.wrongArgument(1, expected: "answer key or its name")
        }
        return try deck.game(key: name, options: options)
      }
    }
    deck.method(
      "resume", "(state: { [string]: any }) → game: game, gone: string[]",
      "Takes up a game where its state left it; the ids of cards that are gone come second."
    ) { [unowned self] deck, call in
      let state = try modelled { try GameState(PlainValue(try call.value(1), of: "the state")) }
      var gone: [String] = []
      _ = try answer(call) {
        let resumed = try deck.resume(state)
        gone = resumed.gone
        return resumed.0
      }
      try call.push(gone)
      return Answer(count: 2)
    }
    deck.weight { pointer in
      guard let pointer else { return 0 }
      return Unmanaged<Deck>.fromOpaque(pointer)._withUnsafeGuaranteedRef(Footprint.of)
    }
    try state.define(deck)

    let observer = ClassBinding<DeckObserver>("observer", "Hears of the events of a deck's games.")
    {
      "observer of \"\($0.event.rawValue)\""
    }
    observer.method("remove", "()", "Ends the calls.") { observer, _ in
      observer.remove()
      return .nothing
    }
    try state.define(observer)

    try state.define(
      "deck", in: "fc", "(fields: deck fields) → deck", "Makes a deck, which the script returns.",
      fields: Field.table, of: "deck", form: "fc.deck { title = \"…\" }"
    ) { [unowned self] call in
      try makeDeck(call)
    }
  }

  // MARK: Making

  private func makeDeck(_ call: Call) throws -> Answer {
    var fields: [Field: FieldValue] = [:]
    for (index, field) in Field.allCases.enumerated() where !call.arguments.isNil(index + 2) {
      fields[field] = try fieldValue(field.rawValue, of: "deck", call, index + 2)
    }
    let place = call.position
    let deck = try modelled {
      guard let title = try fields[.title]?.text() else {
        throw ScriptFault("a deck needs a title: fc.deck { title = \"…\" }")
      }
      let deck = try Deck(id: try fields[.id]?.text() ?? defaultDeckID(place), title: title)
      deck.author = try fields[.author]?.text()
      deck.description = try fields[.description]?.text()
      deck.language = try fields[.language]?.text()
      (deck.kind, deck.kindName) = try cardKind(fields[.kind])
      deck.ignore = try fields[.ignore]?.ignoring()
      deck.choices = try fields[.choices]?.choices()
      deck.pool = try fields[.pool]?.text()
      for (field, text) in [
        ("author", deck.author), ("description", deck.description), ("language", deck.language),
        ("pool", deck.pool),
      ] {
        try SizeLimit.check(text, field, of: "deck \"\(title)\"")
      }
      return deck
    }
    // The host hears of every game before the script's own handlers do.
    deck.observe(.start) { [unowned self] game, _ in
      do { try adopt(game) } catch { report(error) }
      keepIfPlayed(game)
      warnOfEmptyKey(game)
    }
    notePluginEvents(of: deck)
    return try call.answer(deck) {
      positions[deck.hostKey] = place
      if firstDeck == nil, place?.source == loaded.scriptName { firstDeck = (deck.title, place) }
    }
  }

  /// The name of the script's or the module's file, without its ending, as an id.
  private func defaultDeckID(_ place: SourcePosition?) -> String {
    // A chunk that the script has loaded from text has no file of its own.
    let source = place.map(\.source).flatMap { loaded.sources[$0]?.name } ?? loaded.scriptName
    let name = fileName(of: source)
    return escapedID(name.hasSuffix(".lua") && name.count > 4 ? String(name.dropLast(4)) : name)
  }

  private func answerKey(_ deck: Deck, _ call: Call) throws -> Answer {
    let name = try call.string(1)
    let functionPosition = call.arguments.isFunction(2) ? 2 : 3
    guard call.arguments.isFunction(functionPosition) else {
      throw ScriptFault(
        "answer key \"\(name)\" needs a function that adds its cards: "
          + "deck:answer_key(\"\(name)\", function(key) … end)")
    }
    let fields =
      try functionPosition == 3
      ? call.fieldValues(2, of: "options of answer key", fields: Self.keyFields) : [:]
    let key = try modelled {
      let (kind, kindName) = try cardKind(fields["kind"])
      return try deck.addAnswerKey(
        name: name,
        options: KeyOptions(
          id: try fields["id"]?.text(), kind: kind, kindName: kindName,
          ignore: try fields["ignore"]?.ignoring(), choices: try fields["choices"]?.choices(),
          pool: try fields["pool"]?.text())
      ) { [unowned self] in try make($0) }
    }
    return try call.answer(key) {
      positions[key.hostKey] = call.position
      try state.hold(call.arguments.stackIndex(functionPosition), in: key, slot: Slot.make)
      try state.hold(child: key, in: deck)
    }
  }

  // MARK: Events

  private func observe(_ deck: Deck, _ call: Call) throws -> Answer {
    let name = try call.string(1)
    guard let event = DeckEvent(rawValue: name) else {
      throw unknownWord(name, "event", DeckEvent.allCases.map(\.rawValue))
    }
    try call.requireFunction(2)
    let slot = try state.hold(call.arguments.stackIndex(2), in: deck)
    let deckKey = deck.hostKey
    try state.charge(Footprint.observer, to: deck)
    let observer = deck.observe(event) { [unowned self] game, card in
      scheduler.run(.held(by: deckKey, slot: slot), as: "handler of \"\(event.rawValue)\"") {
        if let card { $0.push(card) }
        $0.push(game)
      }
    }
    return call.answer(
      DeckObserver(event, observer) { [unowned self, weak deck] in
        guard let deck else { return }
        state.dropHeld(by: deck, slot: slot)
        try? state.charge(-Footprint.observer, to: deck)
      })
  }

  // MARK: Games

  /// Tells the author of a key that makes no card: its game is over at once, which looks odd to a
  /// learner. A script that starts a game can see for itself.
  private func warnOfEmptyKey(_ game: Game) {
    guard !starts.isByScript, let key = game.key, key.cards.isEmpty,
      !mistakes.keys.contains(key.hostKey), mistakes.warnedKeys.insert(key.hostKey).inserted
    else {
      return
    }
    report(ScriptError(.warning, ModelError.noCards(key), at: positions[key.hostKey]))
  }

  /// Reads a table of game options.
  func gameOptions(_ call: Call, _ position: Int) throws -> GameOptions {
    let fields = try call.fieldValues(position, of: "options of game", fields: Self.gameFields)
    return GameOptions(
      seed: try fields["seed"]?.integer() ?? seed,
      shuffle: try fields["shuffle"]?.boolean() ?? true,
      limit: try fields["limit"]?.integer(),
      learner: try fields["learner"]?.text() ?? configuration.learner)
  }

  /// Answers with a game that `start` starts; it is the script's to keep.
  func answer(_ call: Call, _ start: () throws -> Game) throws -> Answer {
    let count = starts.games.count
    let isOutermost = !starts.isByScript
    starts.isByScript = true
    defer {
      if isOutermost { starts.isByScript = false }
      releaseStartedGames(from: count)
    }
    making.latestKey = nil
    let game = try modelled {
      do {
        return try start()
      } catch let error as ModelError where making.latestKey != nil && !error.cards.isEmpty {
        throw placed(error)
      }
    }
    return try call.answer(game) {
      // A game without a deck has told nobody that it starts.
      if starts.games.count == count { try adopt(game) }
    }
  }
}

extension FieldValue {
  /// How many answers are shown.
  func choices() throws -> Int {
    let choices = try integer()
    guard choices >= 2 else { throw wrong("2 or more") }
    guard choices <= SizeLimit.choices else { throw wrong("\(SizeLimit.choices) or fewer") }
    return choices
  }
}

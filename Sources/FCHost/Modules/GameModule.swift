import FCLua
import FCModels

/// `fc.game`, and games as scripts see them.
extension ScriptHost {
  func defineGame() throws {
    state.document(chapter: "games")
    let game = ClassBinding<Game>("game", "Cards as they are played.") { game in
      "game of \"\(game.key?.name ?? "loose cards")\""
    }

    game.property("deck", "deck?", "The deck; nil for loose cards.") { game, call in
      call.answer(game.deck)
    }
    game.property("key", "answer key?", "The answer key; nil for loose cards.") { game, call in
      call.answer(game.key)
    }
    game.property("seed", "integer", "What decides all that is random in it.") { $0.seed }
    game.property("learner", "string?", "Who plays.") { $0.learner }
    game.property("current_card", "card?", "The card that is asked.") { game, call in
      call.answer(game.currentCard)
    }
    game.property("count", "integer", "How many cards it has.") { $0.count }
    game.property("num_right", "integer", "How many are answered in full.") { $0.numRight }
    game.property("num_wrong", "integer", "How many are answered, but not in full.") {
      $0.numWrong
    }
    game.property("num_left", "integer", "How many are not answered.") { $0.numLeft }
    game.property("score", "number", "The sum of the scores.") { $0.score }
    game.property(
      "data", "{ [string]: any }", "The author's own table, kept in the game's state.",
      answer: { [unowned self] game, call in try answerGameData(game, call) },
      set: { [unowned self] game, call in
        guard call.arguments.isTable(2) else {
          throw ScriptFault("game.data must be a table, got \(call.arguments.typeName(2))")
        }
        try state.hold(call.arguments.stackIndex(2), in: game, slot: Slot.data)
      })

    game.property("screen", "screen of a game", "The layers of its card screen.") {
      [unowned self] game, call in
      try answerScreen(of: game, call)
    }

    game.method("has_more_cards", "() → boolean", "Whether a card is to come.") { game, call in
      call.answer(game.hasMoreCards)
    }
    game.method("next_card", "() → card?", "Moves on to the next card.") { game, call in
      call.answer(game.nextCard())
    }
    game.method("cards", "() → card[]", "Lists the cards, in playing order.") { game, call in
      call.writer.write(objects: game.cards)
      return .wire
    }
    game.method(
      "answer", "(response: response, card_id?: string) → score: number?, message: string?",
      "Answers the current card; nil and a message for what can't be an answer."
    ) { game, call in
      let response = try call.response(1, of: game.currentCard)
      let id = try call.arguments.isNil(2) ? nil : call.string(2)
      return try call.answer(outcome: modelled { try game.answer(response, cardID: id) })
    }
    game.method("undo", "() → card?", "Takes the latest answer back.") { game, call in
      call.answer(game.undo())
    }
    game.method("missed_cards", "() → card[]", "Lists the cards not answered in full.") {
      game, call in
      call.writer.write(objects: game.missedCards)
      return .wire
    }
    game.method("again", "() → game", "Plays the same key once more.") {
      [unowned self] game, call in
      try answer(call) { try game.again() }
    }
    game.method("practice", "() → game", "Plays the missed cards.") { [unowned self] game, call in
      try answer(call) { try game.practice() }
    }
    game.method("finish", "()", "Ends the game.") { game, _ in
      game.finish()
      return .nothing
    }
    game.method("state", "() → { [string]: any }", "The game as plain values.") {
      [unowned self] game, call in
      game.data = try gameData(game)
      return call.answer(game.state().plainValue.luaValue)
    }
    game.length { $0.count }
    game.weight { pointer in
      guard let pointer else { return 0 }
      return Unmanaged<Game>.fromOpaque(pointer)._withUnsafeGuaranteedRef(Footprint.of)
    }
    try state.define(game)

    try state.define(
      "game", in: "fc", "(cards: card[], options?: game options) → game",
      "Starts a game of copies of loose cards."
    ) { [unowned self] call in
      guard let cards = call.arguments.objects(1, as: try state.binding(of: Card.self))
      else {
        throw call.wrongArgument(1, expected: "list of cards")
      }
      let options = try gameOptions(call, 2)
      return try answer(call) { try Game(cards: cards, options: options) }
    }
  }

  /// The game's own table; made when it is first asked for, from the state the game comes from.
  private func answerGameData(_ game: Game, _ call: Call) throws -> Answer {
    if let held = call.answerHeld(by: game.hostKey, slot: Slot.data) { return held }
    let data = game.data.map(\.luaValue) ?? .table(.init())
    try call.push(data)
    try state.hold(-1, in: game, slot: Slot.data)
    return Answer(count: 1)
  }

  /// The game's own table as plain values; nil when nobody has used it.
  func gameData(_ game: Game) throws -> PlainValue? {
    do {
      guard let value = try state.heldValue(by: game, slot: Slot.data) else { return game.data }
      return try PlainValue(value, of: "game.data")
    } catch let fault as ValueFault {
      throw ScriptFault(fault.sentence(about: "game.data"))
    }
  }
}

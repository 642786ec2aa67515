import FCLua
import FCModels

/// Answer keys as scripts see them.
extension ScriptHost {
  private static let generateFields = FieldTable(
    "generate options",
    [
      .init("id", "string", "What the ids of the cards begin with."),
      .init("count", "integer", "How many cards there are."),
    ])

  func defineAnswerKey() throws {
    state.document(chapter: "decks")
    state.document(Self.generateFields)
    let key = ClassBinding<AnswerKey>("answer key", "A way to play a deck, which makes its cards.")
    {
      "answer key \"\($0.name)\""
    }

    key.property("name", "string", "What the learner chooses it by.") { $0.name }
    key.property("id", "string", "Its part of its cards' full ids.") { $0.id }
    key.property("deck", "deck?", "The deck it belongs to.") { key, call in call.answer(key.deck) }
    key.property("random", "random", "Random numbers for making cards.") { key, call in
      call.answer(key.random)
    }
    let cards = try state.binding(of: Card.self)
    key.method(
      "card", "(fields: card fields) → ...: card", "Adds a card and returns all it made.",
      fields: cardFields, of: "card", form: "key:card { question = \"…\", answer = \"…\" }"
    ) { [unowned self] key, call in
      let added: Range<Int>
      let fields = call.presentFields
      do {
        let draft = try draft(from: call)
        added = try modelled { try key.add(draft) }
      } catch let fault as ScriptFault where pass(fault, in: call) {
        return .nothing
      }
      try charge(added, of: key)
      notePlace(of: call, count: added.count, in: key)
      if let first = added.first {
        warnOfOddities(of: key.cards[first], fields: fields, in: call)
      }
      for index in added {
        call.writer.write(key.cards[index], as: cards)
      }
      return .wire
    }
    key.method("cards", "() → card[]", "Lists the cards of the latest run.") { key, call in
      call.writer.write(objects: key.cards)
      return .wire
    }
    key.method(
      "generate",
      "(options: generate options, make: fun(random: random, n: integer) → card fields)",
      "Adds cards that are new in every game."
    ) { [unowned self] key, call in
      try generate(key, call)
      return .nothing
    }
    key.length { $0.cards.count }
    key.element("card") { key, index, call in
      index >= 1 && index <= key.cards.count
        ? call.answer(key.cards[index - 1]) : call.answer(Value.nil)
    }
    key.weight { pointer in
      guard let pointer else { return 0 }
      return Unmanaged<AnswerKey>.fromOpaque(pointer)._withUnsafeGuaranteedRef(Footprint.of)
    }
    try state.define(key)
    try defineDraftReaders()
  }

  // MARK: Making cards

  /// Runs the function of a key, which its userdata holds.
  func make(_ key: AnswerKey) throws {
    let enclosing = making.keyRun
    making.keyRun = KeyRunContext(key: key, random: key.random)
    making.latestKey = key
    defer { making.keyRun = enclosing }
    // Cards of an earlier run keep their values through the game that has them.
    state.dropHeld(by: key, slot: Slot.values)
    state.discharge(key)
    try state.charge(Footprint.of(key), to: key)
    try state.call(
      .held(by: key.hostKey, slot: Slot.make), as: "answer key \"\(key.name)\""
    ) {
      $0.push(key)
    } read: { _ in
    }
    // They are about to be dealt.
    try state.requireMemory(Footprint.of(gameOf: key.cards.count))
    if making.placeSearch?.key === key { throw PlacesFound() }
  }

  /// Counts what new cards of a key take.
  private func charge(_ added: Range<Int>, of key: AnswerKey) throws {
    try state.charge(key.cards[added].reduce(0) { $0 + Footprint.of($1) }, to: key)
  }

  /// `key:generate({ id, count }, body)`.
  private func generate(_ key: AnswerKey, _ call: Call) throws {
    let needs = ScriptFault("key:generate needs { id = \"…\", count = … } and a function")
    guard call.arguments.isTable(1) else { throw needs }
    let fields = try call.fieldValues(1, of: "options of generate", fields: Self.generateFields)
    guard let id = fields["id"], let count = fields["count"], call.arguments.isFunction(2) else {
      throw needs
    }
    let body = call.arguments.stackIndex(2)
    // From here on the cards are not counted yet; those that the function adds itself are.
    var uncounted = key.cards.count
    let added = try modelled {
      try key.generate(id: try id.text(), count: try count.integer()) { random, number in
        try charge(uncounted..<key.cards.count, of: key)
        defer { uncounted = key.cards.count }
        let enclosing = making.keyRun
        making.keyRun = KeyRunContext(key: key, random: random, values: enclosing?.values)
        defer {
          // The holder of the cards' values is that of the whole run.
          making.keyRun = enclosing.map {
            KeyRunContext(key: $0.key, random: $0.random, values: making.keyRun?.values)
          }
        }
        return try state.call(
          .stack(body), as: "generator of answer key \"\(key.name)\" (card \(number))", results: 1
        ) {
          $0.push(random)
          $0.push(number)
        } read: {
          try generatedDraft($0, of: body)
        }
      }
    }
    try charge(uncounted..<key.cards.count, of: key)
    notePlace(of: call, count: added.count, in: key)
  }

  /// Reads the table that a generator returned, by the function that spreads a card's fields.
  private func generatedDraft(_ results: StackValues, of body: Int32) throws -> CardDraft {
    // By now the generator has returned: its own place is the best there is.
    func fault(_ message: String) -> ScriptError {
      ScriptError(.runtime, message, at: state.definition(of: .stack(body)))
    }
    guard results.isTable(1), let draftReader = making.draftReader else {
      throw fault(
        "the function of 'generate' must return a table with question and answer, "
          + "got \(results.typeName(1))")
    }
    do {
      return try draft(ofTableAt: results.stackIndex(1), reader: draftReader)
    } catch let error as ScriptFault {
      throw fault(error.description)
    }
  }
}

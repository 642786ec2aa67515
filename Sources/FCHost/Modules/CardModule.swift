import FCLua
import FCModels

/// `fc.card`, and cards as scripts see them.
extension ScriptHost {
  func defineCard() throws {
    let card = ClassBinding<Card>("card") { $0.name }

    card.property("question", "string", "What is asked.") { $0.question }
    card.property("answer", "string", "The right answer, as it is shown.") { $0.answer }
    card.property("kind", "string", "How the card asks: choice, select, typed, …") { $0.kind }
    card.property("id", "string", "The card's own part of its full id.") { $0.id }
    card.property("full_id", "string", "deck id/key id/card id.") { $0.fullID }
    card.property("hints", "string[]", "The hints, first to last.") { $0.hints }
    card.property("explanation", "string?", "What is read after the answer.") { $0.explanation }
    card.property("image", "string?", "The picture beside the question.") { $0.image }
    card.property("audio", "string?", "The sound beside the question.") { $0.audio }
    card.property("answer_image", "string?", "The picture beside the answer.") { $0.answerImage }
    card.property("answer_audio", "string?", "The sound beside the answer.") { $0.answerAudio }
    card.property("tags", "string[]", "The author's words for the card.") { $0.tags }
    card.property("unit", "string?", "The unit of a number.") { $0.unit }
    card.property("data", "any", "The author's own value.", answer: answerData)

    card.property("answers", "string[]", "The answers dealt, in order.") { $0.answers }
    card.property("correct_answer", "integer?", "Which of them is right.") { $0.correctAnswer }
    card.property("is_answered", "boolean", "Whether there is a response.") { $0.isAnswered }
    card.property("is_correct", "boolean?", "Whether it is right in full.") { $0.isCorrect }
    card.property("score", "number?", "Its score, 0…1.") { $0.score }
    card.property("response", "any", "What the learner answered.") { $0.response?.value }
    card.property("message", "string?", "What there is to say about it.") { $0.message }
    card.property("hints_used", "integer", "How many hints were given.") { $0.hintsUsed }

    card.method("record_answer", "(response) → score, message", "Answers the card.") { card, call in
      try call.answer(outcome: modelled { try card.recordAnswer(try call.response(1, of: card)) })
    }
    card.method("next_hint", "() → string?", "Gives the next hint.") { card, call in
      call.answer(card.nextHint())
    }
    card.method("to_table", "() → table", "What a learner may see of the card.") { card, call in
      call.answer(card.visibleTable)
    }
    try state.define(card)

    try state.define("card", in: "fc", fields: CardField.names, of: "card") { [unowned self] call in
      let enclosing = run
      run = nil  // a loose card belongs to no run, even when one goes on
      defer {
        run = enclosing
        if let looseValues { state.unpin(looseValues) }
        looseValues = nil
      }
      let (draft, values) = try draft(from: call)
      let cards = try modelled { try Card.loose(draft, seed: seed) }
      for card in cards.dropLast() { try answer(call, loose: card, values) }
      if let last = cards.last { try answer(call, loose: last, values) }
      return Answer(count: cards.count)
    }
  }

  /// Leaves a loose card on the stack, which holds its values itself.
  private func answer(_ call: Call, loose card: Card, _ values: CardValues?) throws {
    _ = try call.answer(card) {
      if let values { try state.hold(child: values.holder, in: card) }
    }
  }

  private func answerData(_ card: Card, _ call: Call) -> Answer {
    guard let values = card.attachment as? CardValues, let slot = values.data else {
      return call.answer(Value.nil)
    }
    return call.answerHeld(by: values.holder.hostKey, slot: slot)
  }

  // MARK: Drafts

  /// Reads the spread fields of a card; positions count from the table, which is argument 1.
  func draft(from call: Call) throws -> (CardDraft, CardValues?) {
    var draft = CardDraft()
    var values: CardValues?
    var present = call.presentFields
    while present != 0 {
      let index = present.trailingZeroBitCount
      present &= present - 1
      let position = index + 2
      switch CardField.inOrder[index] {
      case .question where call.arguments.bytes(position) != nil:
        draft.question = try call.arguments.text(position, "field 'question' of card")
      case .answer where call.arguments.bytes(position) != nil:
        draft.answer = try call.arguments.text(position, "field 'answer' of card").map {
          .text($0)
        }
      case .check:
        guard call.arguments.isFunction(position) else {
          throw ScriptFault(
            "field 'check' of card must be a function, got \(call.arguments.typeName(position))")
        }
        let held = try hold(call, position, for: &values)
        held.values.check = held.slot
        draft.check = check(held.values)
      case .data:
        let held = try hold(call, position, for: &values)
        held.values.data = held.slot
      case let field:
        let name = field.rawValue
        let value: Value
        do {
          value = try call.arguments.value(position)
        } catch {
          throw ScriptFault(error.sentence(about: "field '\(name)' of card"))
        }
        try draft.set(field, FieldValue(name: name, subject: "card", value: value), self)
      }
    }
    if let values { draft.attachment = values }
    return (draft, values)
  }

  private func hold(
    _ call: Call, _ position: Int, for values: inout CardValues?
  ) throws -> (values: CardValues, slot: Int) {
    let card = try values ?? CardValues(holder: valuesHolder())
    values = card
    let slot = try state.withUserdata(of: card.holder) {
      try holdCardValue(call.arguments.stackIndex(position), in: card)
    }
    return (card, slot)
  }

  /// The author's `check`, as the models call it.
  private func check(_ values: CardValues) -> Check {
    { [unowned self] response, card, score in
      try state.call(
        .held(by: values.holder.hostKey, slot: values.check ?? 0), as: "check of \(card.name)",
        results: nil
      ) {
        $0.push(response.value)
        $0.push(card)
        $0.push(score)
      } read: {
        try judgement($0, of: card, values)
      }
    }
  }

  private func judgement(
    _ results: StackValues, of card: Card, _ values: CardValues
  ) throws -> (score: Double, message: String?) {
    // By now the check has returned: its own place is the best there is.
    func fault(_ problem: String) -> ScriptError {
      let check = Callee.held(by: values.holder.hostKey, slot: values.check ?? 0)
      return ScriptError(
        .runtime, "'check' of \(card.name) returned \(problem)", at: state.definition(of: check))
    }
    guard results.count > 0 else { throw fault("nothing: return true, false or a score") }
    let message = try results.isNil(2) ? nil : results.text(2, "the message of check")
    if message == nil, !results.isNil(2) {
      throw fault("\(withArticle(results.typeName(2))) as its message: return text")
    }
    if results.isNil(1) { return (0, message) }
    if let isRight = results.boolean(1) { return (isRight ? 1 : 0, message) }
    guard let score = results.number(1) else {
      throw fault("\(withArticle(results.typeName(1))): return true, false or a score")
    }
    guard 0...1 ~= score else {
      throw fault("\(numberText(score)): a score is a number from 0 to 1")
    }
    return (score, message)
  }
}

extension Card {
  /// What a learner may see: the solution only once the card is answered.
  fileprivate var visibleTable: Value {
    var fields: [(String, Value)] = [
      ("id", .string(fullID)), ("kind", .string(kind.rawValue)), ("question", .string(question)),
      ("answers", .table(.init(list: answers.map(Value.string)))),
      ("hints_used", .integer(hintsUsed)), ("is_answered", .boolean(isAnswered)),
    ]
    if let image = self.image { fields.append(("image", .string(image))) }
    if let audio = self.audio { fields.append(("audio", .string(audio))) }
    if isAnswered {
      fields.append(("answer", .string(answer)))
      if let correctAnswer { fields.append(("correct_answer", .integer(correctAnswer))) }
      if let response { fields.append(("response", response.value)) }
      if let score { fields.append(("score", .number(score))) }
      if let isCorrect { fields.append(("is_correct", .boolean(isCorrect))) }
      if let message { fields.append(("message", .string(message))) }
      if let explanation = self.explanation { fields.append(("explanation", .string(explanation))) }
      if let image = self.answerImage { fields.append(("answer_image", .string(image))) }
      if let audio = self.answerAudio { fields.append(("answer_audio", .string(audio))) }
    }
    return .table(
      .init(fields: fields.map { .init(key: .string($0.0), value: $0.1) }))
  }
}

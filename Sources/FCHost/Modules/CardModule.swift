import FCLua
import FCModels
import FCText

/// `fc.card`, and cards as scripts see them.
extension ScriptHost {
  func defineCard() throws {
    state.document(chapter: "cards")
    state.document(type: "text", "string | number", "A text; a number counts as one.")
    state.document(type: "card kind", words: CardKind.allCases.map(\.rawValue), "How a card asks.")
    state.document(
      type: "ignored difference", words: TextIgnoring.names,
      "What comparing a response with the answer overlooks.")
    state.document(
      type: "response", "string | number | boolean | integer[]",
      "What a learner answers: the number or the text of a choice, the numbers of several, what was "
        + "written, or whether it was known.")
    let card = ClassBinding<Card>("card", "A question and its answer.") { $0.name }

    card.property("question", "string", "What is asked.") { $0.question }
    card.property("answer", "string", "The right answer, as it is shown.") { $0.answer }
    card.property("kind", "card kind", "How the card asks.") {
      $0.kindName ?? $0.kind.rawValue
    }
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
    card.property("data", "any", "The author's own value.") { [unowned self] card, call in
      answerData(card, call)
    }

    card.property("answers", "string[]", "The answers dealt, in order.") { $0.answers }
    card.property("correct_answer", "integer?", "Which of them is right.") { $0.correctAnswer }
    card.property("is_answered", "boolean", "Whether there is a response.") { $0.isAnswered }
    card.property("is_correct", "boolean?", "Whether it is right in full.") { $0.isCorrect }
    card.property("score", "number?", "Its score, 0…1.") { $0.score }
    card.property("response", "response?", "What the learner answered.") { $0.response?.value }
    card.property("message", "string?", "What there is to say about it.") { $0.message }
    card.property("hints_used", "integer", "How many hints were given.") { $0.hintsUsed }

    card.method(
      "record_answer", "(response: response) → score: number?, message: string?",
      "Answers the card; nil and a message for what can't be an answer."
    ) { card, call in
      try call.answer(outcome: modelled { try card.recordAnswer(try call.response(1, of: card)) })
    }
    card.method("next_hint", "() → string?", "Gives the next hint.") { card, call in
      call.answer(card.nextHint())
    }
    card.method("to_table", "() → { [string]: any }", "What a learner may see of the card.") {
      card, call in
      call.answer(card.visibleTable)
    }
    // As long as a script has the card, it has what the author gave it.
    card.holder { pointer in
      guard let pointer else { return 0 }
      return Unmanaged<Card>.fromOpaque(pointer)._withUnsafeGuaranteedRef { card in
        card.attachment.map { Int64(($0 as? CardValues)?.holder.hostKey ?? 0) } ?? 0
      }
    }
    try state.define(card)

    try state.define(
      "card", in: "fc", "(fields: card fields) → ...: card",
      "Makes a card that belongs to no deck, and returns all it made.", fields: cardFields,
      of: "card",
      form: "fc.card { question = \"…\", answer = \"…\" }"
    ) { [unowned self] call in
      let enclosing = making.keyRun
      making.keyRun = nil  // a loose card belongs to no run, even when one goes on
      defer {
        making.keyRun = enclosing
        if let looseValues = making.looseValues { state.unpin(looseValues) }
        making.looseValues = nil
      }
      let draft = try draft(from: call)
      let cards = try modelled { try Card.loose(draft, seed: seed) }
      // Now, not when this has returned: their userdata must hold the values before they are
      // unpinned.
      for card in cards {
        try call.push(card)
        try state.charge(Footprint.of(card), to: card)
      }
      return Answer(count: cards.count)
    }
  }

  private func answerData(_ card: Card, _ call: Call) -> Answer {
    guard let values = card.attachment as? CardValues, let slot = values.data,
      let held = call.answerHeld(by: values.holder.hostKey, slot: slot)
    else { return call.answer(Value.nil) }
    return held
  }
}

extension Card {
  /// What a learner may see: the solution only once the card is answered.
  fileprivate var visibleTable: Value {
    var fields: [(String, Value)] = [
      ("id", .string(fullID)), ("kind", .string(self.kindName ?? kind.rawValue)),
      ("question", .string(question)),
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

import FCHost
import FCModels

// Right answers that a card's own check does not take.

extension DeckCheck {
  /// The fault of a card whose check does not take a right answer.
  func refusal(by card: Card, _ outcome: AnswerOutcome) throws -> ScriptFault? {
    if let fault = Self.refusal(of: card.solution, by: card, outcome) { return fault }
    guard card.kind == .typed else { return nil }
    for answer in card.rightAnswers.dropFirst() {
      let outcome = try card.outcome(of: .text(answer))
      if let fault = Self.refusal(of: answer, by: card, outcome) { return fault }
    }
    return nil
  }

  private static func refusal(
    of answer: String, by card: Card, _ outcome: AnswerOutcome
  ) -> ScriptFault? {
    let what: String
    switch outcome {
    case .scored(1, _): return nil
    case .scored(let score, _): what = "gives it \(numberText(score))"
    case .refused: what = "refuses it"
    }
    return ScriptFault(
      "the check of \(card.name) does not take its right answer \"\(answer)\": it \(what)",
      code: FaultCode(.refusedAnswer))
  }

  func report(_ refused: [(card: Card, ScriptFault)], of key: AnswerKey) {
    if refused.isEmpty { return }
    let indices = Dictionary(
      key.cards.enumerated().map { (ObjectIdentifier($1), $0) }
    ) { first, _ in first }
    let places = hosts[0].places(of: key)
    for (card, fault) in refused {
      let index = indices[ObjectIdentifier(card)] ?? -1
      let place = places.indices.contains(index) ? places[index] : nil
      var error = ScriptError(
        .warning, fault.description, at: place ?? hosts[0].position(of: key),
        callbacks: [Callback(title: "answer key \"\(key.name)\"")])
      error.code = fault.code
      reports.add(hosts[0].scriptError(error))
    }
  }
}

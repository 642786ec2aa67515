import FCText

// Cards with something left out.

extension CardMaker {
  /// Makes one card for each number that the deletions of a text have.
  func makeCloze(_ draft: CardDraft, into cards: inout [Card]) throws {
    guard let text = draft.text, !isBlank(text) else { throw ModelError.noText(name(of: draft)) }
    if let kind = draft.kind, kind != .cloze {
      throw ModelError.textWithoutCloze(kind: kind, text: text)
    }
    if draft.question != nil { throw ModelError.clozeField("question", in: text) }
    if draft.answer != nil { throw ModelError.clozeField("answer", in: text) }
    switch draft.reverse {
    case .none: break
    case .same, .fields:
      throw ModelError.irreversible(name(of: draft), since: "a cloze card has one direction")
    }
    var draft = draft
    try prepareID(&draft)
    let cloze = try ClozeText(text)
    let numbers = cloze.numbers
    if numbers.count > SizeLimit.deletions {
      throw ModelError.cloze("has more than \(SizeLimit.deletions) numbers of deletions", in: text)
    }
    let made = try numbers.map { number in
      try clozeCard(draft, cloze: cloze, number: number, text: text)
    }
    cards += made
  }

  private func clozeCard(
    _ draft: CardDraft, cloze: ClozeText, number: Int, text: String
  ) throws -> Card {
    let blanks = cloze.blanks(number)
    let answers = blanks.map(\.answer)
    var draft = draft
    draft.id = draft.id ?? escapedID(text)
    draft.hints = blanks.compactMap(\.hint) + draft.hints
    try checkFields(&draft, right: answers, kind: .cloze)
    if answers.count > 1 { draft.withDetails { $0.rightAnswers = answers } }
    return Card(
      kind: .cloze, question: cloze.question(hiding: number),
      answer: answers.joined(separator: ", "), scope: scope, details: draft.details,
      suffix: CardSuffix(generated: generated, cloze: UInt16(number)))
  }
}

import FCText

/// Makes cards of drafts, and checks them.
final class CardMaker {
  let scope: CardScope
  /// The number of the generated card being made; 0 for a card that is not generated.
  private(set) var generated: UInt32 = 0
  /// The id of the generated cards; nil for a card that is not generated.
  private var generatedID: String?

  init(scope: CardScope) {
    self.scope = scope
  }

  /// Adds every card that a draft makes to `cards`.
  /// - Throws: `ModelError` for what an author must mend; then no card is added.
  func make(_ draft: CardDraft, into cards: inout [Card]) throws {
    if let front = plainCard(draft) {
      cards.append(front)
      if case .same = draft.reverse { cards.append(plainBack(of: front)) }
      return
    }
    try draft.checkSizes()
    if draft.text != nil || draft.kind ?? scope.defaults.kind == .cloze {
      return try makeCloze(draft, into: &cards)
    }
    var draft = draft
    try prepareID(&draft)
    let front = try card(draft, suffix: CardSuffix(generated: generated))
    switch draft.reverse {
    case .none:
      cards.append(front)
    case .same, .fields:
      let back = try card(
        try back(of: draft), suffix: CardSuffix(generated: generated, isReverse: true))
      cards.append(front)
      cards.append(back)
    }
  }

  /// Adds every card that the draft of generated card `number` makes to `cards`.
  func make(_ draft: CardDraft, id: String, number: UInt32, into cards: inout [Card]) throws {
    generated = number
    generatedID = id
    defer {
      generated = 0
      generatedID = nil
    }
    try make(draft, into: &cards)
  }

  /// Makes the front of a draft that has a question and an answer and nothing more, as most have;
  /// nil for another draft, and for one with a mistake.
  ///
  /// Nothing is allocated but the card.
  private func plainCard(_ draft: CardDraft) -> Card? {
    if case .fields = draft.reverse { return nil }
    guard draft.details == nil, draft.text == nil, generatedID == nil,
      case .text(let answer)? = draft.answer,
      let question = draft.question, !isBlank(question), !isBlank(answer),
      CardDraft.areShort(question, answer)
    else { return nil }
    let kind = draft.kind ?? scope.defaults.kind
    if kind == .number || kind == .cloze { return nil }
    return Card(kind: kind, question: question, answer: answer, scope: scope)
  }

  private func plainBack(of front: Card) -> Card {
    Card(
      kind: front.kind, question: front.answer, answer: front.question, scope: scope,
      suffix: CardSuffix(isReverse: true))
  }

  /// Checks the id of a draft, and gives a generated one its own.
  func prepareID(_ draft: inout CardDraft) throws {
    if let generatedID {
      if draft.id != nil { throw ModelError.idOfGenerated(name(of: draft)) }
      draft.id = generatedID
    } else if let id = draft.details?.extras.id {
      let checked = try checkedID(id, of: name(of: draft))
      // Setting it would copy the other fields.
      if !isSameBytes(checked, id) { draft.id = checked }
    }
  }

  func name(of draft: CardDraft) -> String {
    if let text = draft.question ?? draft.text { return "card \(quoted(text))" }
    return draft.answer?.texts.first.map { "the card with the answer \(quoted($0))" } ?? "a card"
  }

  private func card(_ draft: CardDraft, suffix: CardSuffix) throws -> Card {
    guard let question = draft.question, !isBlank(question) else {
      throw ModelError.noQuestion(answer: draft.answer?.texts.first)
    }
    guard let answer = draft.answer else { throw ModelError.noAnswer(name(of: draft)) }
    let kind = draft.kind ?? scope.defaults.kind
    var draft = draft
    let shown = try checkAnswer(&draft, answer, kind: kind)
    try checkFields(&draft, right: draft.details?.rightAnswers ?? [shown], kind: kind)
    return Card(
      kind: kind, question: question, answer: shown, scope: scope, details: draft.details,
      suffix: suffix)
  }

  /// Checks the answers of a draft, and keeps what the card must know of them.
  /// - Returns: the answer as it is shown.
  private func checkAnswer(
    _ draft: inout CardDraft, _ answer: AnswerDraft, kind: CardKind
  ) throws -> String {
    let texts = answer.texts
    guard let first = texts.first, !texts.contains(where: isBlank) else {
      throw ModelError.noAnswer(name(of: draft))
    }
    if kind == .number {
      try checkNumber(&draft, answer)
    }
    guard texts.count > 1 else { return first }
    switch kind {
    case .choice, .reveal, .number: throw ModelError.severalAnswers(name(of: draft))
    case .select, .typed, .cloze: break
    }
    let different = withoutRepeats(texts)
    draft.withDetails { $0.rightAnswers = different }
    return kind == .select ? different.joined(separator: ", ") : first
  }

  private func checkNumber(_ draft: inout CardDraft, _ answer: AnswerDraft) throws {
    let texts = answer.texts
    if texts.count > 1 { throw ModelError.severalNumbers(name(of: draft)) }
    switch answer {
    case .integer: break
    case .number(let number):
      if !number.isFinite { throw ModelError.notANumber(texts[0], name(of: draft)) }
    case .text, .list:
      guard let number = readNumber(texts[0], language: scope.defaults.language), number.isFinite
      else { throw ModelError.notANumber(texts[0], name(of: draft)) }
      draft.withDetails { $0.number = number }
    }
  }

  func checkFields(_ draft: inout CardDraft, right: [String], kind: CardKind) throws {
    guard let details = draft.details else { return }
    if let wrong = details.extras.wrong, kind == .choice || kind == .select {
      if wrong.contains(where: isBlank) {
        throw ModelError.emptyField("wrong", of: name(of: draft))
      }
      if let answer = right.first(where: wrong.contains) {
        // A generated card must not fail for a rare seed.
        if generated == 0 { throw ModelError.rightAmongWrong(answer, name(of: draft)) }
        draft.wrong = wrong.filter { !right.contains($0) }
      }
    }
    if let (field, requirement) = details.extras.fieldOutOfRange {
      throw ModelError.outOfRange(field, requirement, of: name(of: draft))
    }
  }
}

extension CardExtras {
  /// The first field whose value can't be, by its Lua name, and what it must be.
  fileprivate var fieldOutOfRange: (field: String, requirement: String)? {
    if let choices, choices < 2 { return ("choices", "2 or more") }
    if let choices, choices > SizeLimit.choices {
      return ("choices", "\(SizeLimit.choices) or fewer")
    }
    if let unitScore, !(0...1 ~= unitScore) { return ("unit_score", "a number from 0 to 1") }
    if units.values.contains(where: { !$0.isFinite || $0 == 0 }) {
      return ("units", "factors other than 0")
    }
    switch tolerance {
    case .absolute(let size), .relative(let size):
      return size >= 0 && size.isFinite ? nil : ("tolerance", "0 or more")
    case nil:
      return nil
    }
  }
}

/// Compares the bytes of two texts, where `==` compares what they mean.
private func isSameBytes(_ first: String, _ second: String) -> Bool {
  first.utf8.elementsEqual(second.utf8)
}

private func withoutRepeats(_ texts: [String]) -> [String] {
  var seen: Set<String> = []
  return texts.filter { seen.insert($0).inserted }
}

extension Card {
  /// Makes the cards of a draft that belongs to no deck; they are at play at once.
  /// - Parameter seed: decides the order of the answers, with the card's id.
  /// - Throws: `ModelError` for what an author must mend.
  public static func loose(_ draft: CardDraft, seed: Int = 0) throws -> [Card] {
    let scope = CardScope(
      defaults: CardScope.Defaults(), idPrefix: "", looseSeed: seed)
    var cards: [Card] = []
    try CardMaker(scope: scope).make(draft, into: &cards)
    return cards
  }
}

import FCText

/// Makes cards of drafts, and checks them.
final class CardMaker {
  let scope: CardScope
  /// The number of the generated card being made; 0 for a card that is not generated.
  private var generated: UInt32 = 0
  /// The id of the generated cards; nil for a card that is not generated.
  private var generatedID: String?

  init(scope: CardScope) {
    self.scope = scope
  }

  /// Adds every card that a draft makes to `cards`.
  /// - Throws: `ModelError` for what an author must mend; then no card is added.
  func make(_ draft: CardDraft, into cards: inout [Card]) throws {
    if let card = plainCard(draft) {
      cards.append(card)
      return
    }
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

  /// Makes the card of a draft that has a question and an answer and nothing more, as most have;
  /// nil for another draft, and for one with a mistake.
  ///
  /// Nothing is allocated but the card.
  private func plainCard(_ draft: CardDraft) -> Card? {
    guard draft.details == nil, draft.text == nil, generatedID == nil,
      case .none = draft.reverse, case .text(let answer)? = draft.answer,
      let question = draft.question, !isBlank(question), !isBlank(answer)
    else { return nil }
    let kind = draft.kind ?? scope.defaults.kind
    if kind == .number || kind == .cloze { return nil }
    return Card(kind: kind, question: question, answer: answer, scope: scope)
  }

  /// Checks the id of a draft, and gives a generated one its own.
  private func prepareID(_ draft: inout CardDraft) throws {
    if let generatedID {
      if draft.id != nil { throw ModelError.idOfGenerated(name(of: draft)) }
      draft.id = generatedID
    } else if let id = draft.details?.extras.id {
      let checked = try checkedID(id, of: name(of: draft))
      // Setting it would copy the other fields.
      if !isSameBytes(checked, id) { draft.id = checked }
    }
  }

  private func name(of draft: CardDraft) -> String {
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

  private func checkFields(_ draft: inout CardDraft, right: [String], kind: CardKind) throws {
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

// Backs and clozes

extension CardMaker {
  /// Makes the draft of the other way round.
  ///
  /// Pictures and sounds change sides. Explanation, tags and what stands for both sides stay; hints,
  /// wrong answers and the check belong to the front.
  private func back(of front: CardDraft) throws -> CardDraft {
    var fields = CardDraft()
    if case .fields(let given) = front.reverse { fields = given }
    if fields.details?.extras.id != nil { throw ModelError.idOfBack(name(of: front)) }
    if fields.question == nil, case .list(let texts)? = front.answer, texts.count > 1 {
      throw ModelError.irreversible(
        name(of: front), since: "it has several answers; write reverse = { question = \"…\" }")
    }
    var back = CardDraft(
      question: fields.question ?? front.answer?.texts.first,
      answer: fields.answer ?? front.question.map(AnswerDraft.text),
      kind: fields.kind ?? front.kind)
    if let extras = front.details?.extras {
      back.withDetails { $0.extras = extras.turned }
    }
    if fields.answer != nil, back.details?.extras.id == nil {
      // Only the answer that is the front's question can stand for the front's id.
      back.id = front.question.map(escapedID)
    }
    if let extras = fields.details?.extras {
      back.withDetails { $0.extras.replace(by: extras) }
    }
    return back
  }

  /// Makes one card for each number that the deletions of a text have.
  private func makeCloze(_ draft: CardDraft, into cards: inout [Card]) throws {
    guard let text = draft.text, !isBlank(text) else { throw ModelError.noText(name(of: draft)) }
    if let kind = draft.kind, kind != .cloze {
      throw ModelError.textWithoutCloze(kind: kind, text: text)
    }
    if draft.question != nil { throw ModelError.clozeField("question", in: text) }
    if draft.answer != nil { throw ModelError.clozeField("answer", in: text) }
    if case .none = draft.reverse {
    } else {
      throw ModelError.irreversible(name(of: draft), since: "a cloze card has one direction")
    }
    var draft = draft
    try prepareID(&draft)
    let cloze = try ClozeText(text)
    let made = try cloze.numbers.map { number in
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

extension CardExtras {
  /// These fields as they are on the back of a card.
  fileprivate var turned: CardExtras {
    var turned = CardExtras()
    turned.id = id
    turned.was = was
    turned.tags = tags
    turned.explanation = explanation
    turned.ignore = ignore
    turned.choices = choices
    turned.pool = pool
    (turned.image, turned.answerImage) = (answerImage, image)
    (turned.audio, turned.answerAudio) = (answerAudio, audio)
    return turned
  }

  /// Takes over each field that `fields` has.
  fileprivate mutating func replace(by fields: CardExtras) {
    was += fields.was
    wrong = fields.wrong ?? wrong
    if !fields.hints.isEmpty { hints = fields.hints }
    explanation = fields.explanation ?? explanation
    image = fields.image ?? image
    audio = fields.audio ?? audio
    answerImage = fields.answerImage ?? answerImage
    answerAudio = fields.answerAudio ?? answerAudio
    if !fields.tags.isEmpty { tags = fields.tags }
    ignore = fields.ignore ?? ignore
    choices = fields.choices ?? choices
    pool = fields.pool ?? pool
    tolerance = fields.tolerance ?? tolerance
    unit = fields.unit ?? unit
    if !fields.units.isEmpty { units = fields.units }
    unitScore = fields.unitScore ?? unitScore
    check = fields.check ?? check
  }
}

extension Card {
  /// Makes the cards of a draft that belongs to no deck; they are at play at once.
  /// - Parameter seed: decides the order of the answers, with the card's id.
  /// - Throws: `ModelError` for what an author must mend.
  public static func loose(_ draft: CardDraft, seed: Int = 0) throws -> [Card] {
    let scope = CardScope(
      defaults: CardScope.Defaults(), idPrefix: "", keyName: "loose cards", looseSeed: seed)
    var cards: [Card] = []
    try CardMaker(scope: scope).make(draft, into: &cards)
    return cards
  }
}

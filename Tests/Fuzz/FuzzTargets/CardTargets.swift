import FCModels

/// Makes cards of a cloze text and answers each of them rightly.
@Sendable func fuzzCloze(_ bytes: [UInt8]) throws {
  var draft = CardDraft()
  draft.text = String(decoding: bytes, as: UTF8.self)
  guard let game = try game(of: draft, kind: nil, language: nil) else { return }
  while let card = game.nextCard() {
    try require(card.question.contains("[…]"), "the question \(card.question) has a blank")
    guard case .scored(let score, _) = try game.answer(.text(card.answer)) else {
      throw Finding(description: "the right answer \(card.answer) is taken")
    }
    try require(score == 1, "the right answer \(card.answer) is right")
  }
}

/// Makes a number card of the first line and answers it with the second.
@Sendable func fuzzNumber(_ bytes: [UInt8]) throws {
  let texts = parts(2, of: bytes).map { String(decoding: $0, as: UTF8.self) }
  for language in [nil, "de"] {
    let draft = CardDraft(answer: .text(texts[0]))
    guard let game = try game(of: draft, kind: .number, language: language) else { continue }
    for response in [texts[1], texts[0]] {
      _ = game.nextCard()
      _ = try game.answer(.text(response))
      guard let card = game.currentCard else { continue }
      if response == texts[0] {
        try require(card.isCorrect == true, "the author's own number is right")
      }
      _ = game.undo()
    }
  }
}

/// A game of the cards that a draft makes; nil for one that is refused.
private func game(of draft: CardDraft, kind: CardKind?, language: String?) throws -> Game? {
  var draft = draft
  if kind != nil { draft.question = "?" }
  let deck = try Deck(id: "fuzz", title: "Fuzz")
  deck.language = language
  try deck.addAnswerKey(name: "Key", options: KeyOptions(kind: kind)) { try $0.add(draft) }
  do {
    return try deck.game(key: "Key", options: GameOptions(seed: 1, shuffle: false))
  } catch is ModelError {
    return nil
  }
}

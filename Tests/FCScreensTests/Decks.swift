import FCModels
import FCScreens

/// Decks for tests; their cards come in the order they are written.
enum Decks {
  static let states: [(state: String, capital: String)] = [
    ("Alabama", "Montgomery"), ("New York", "Albany"), ("New Jersey", "Trenton"),
    ("Oklahoma", "Oklahoma City"),
  ]

  /// The deck of the originals: two answer keys of four cards.
  static func capitals() throws -> Deck {
    let deck = try Deck(id: "us-capitals", title: "U.S. State Capitals")
    try deck.addAnswerKey(name: "Show States") { key in
      for row in states {
        try key.add(CardDraft(question: row.state, answer: .text(row.capital)))
      }
    }
    try deck.addAnswerKey(name: "Show Capitals") { key in
      for row in states {
        try key.add(CardDraft(question: row.capital, answer: .text(row.state)))
      }
    }
    return deck
  }

  /// A deck with one answer key.
  static func deck(_ drafts: CardDraft...) throws -> Deck {
    let deck = try Deck(id: "test", title: "Test")
    try deck.addAnswerKey(name: "All") { key in
      for draft in drafts { try key.add(draft) }
    }
    return deck
  }

  static func choice(
    _ question: String, _ answer: String, wrong: [String] = ["Juneau", "Phoenix"],
    _ change: (inout CardDraft) -> Void = { _ in }
  ) -> CardDraft {
    var draft = CardDraft(question: question, answer: .text(answer))
    draft.wrong = wrong
    change(&draft)
    return draft
  }

  static func typed(_ question: String, _ answer: String) -> CardDraft {
    CardDraft(question: question, answer: .text(answer), kind: .typed)
  }
}

extension CardDraft {
  /// The same with another question.
  func with(question: String) -> CardDraft {
    var draft = self
    draft.question = question
    return draft
  }
}

extension Player {
  /// The number of the right answer of the current card.
  var rightNumber: Int { game?.currentCard?.correctAnswer ?? 0 }

  /// The number of a wrong answer of the current card.
  var wrongNumber: Int { rightNumber == 1 ? 2 : 1 }
}

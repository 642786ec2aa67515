@testable import FCModels

/// A deck with one key, "Show States", whose cards are the drafts given.
func deck(
  _ drafts: [CardDraft], language: String? = nil, key options: KeyOptions = KeyOptions()
) throws -> Deck {
  let deck = try Deck(id: "us-capitals", title: "U.S. State Capitals")
  deck.language = language
  try deck.addAnswerKey(name: "Show States", options: options) { key in
    for draft in drafts { try key.add(draft) }
  }
  return deck
}

/// A game of the drafts given, in the order given.
func game(
  _ drafts: [CardDraft], seed: Int = 1, shuffle: Bool = false, limit: Int? = nil,
  language: String? = nil, key options: KeyOptions = KeyOptions()
) throws -> Game {
  let game = try deck(drafts, language: language, key: options)
    .game(key: "Show States", options: GameOptions(seed: seed, shuffle: shuffle, limit: limit))
  keptGames.append(game)
  return game
}

/// The first card of a draft, at play.
func card(_ draft: CardDraft, language: String? = nil) throws -> Card {
  try game([draft], language: language).cards[0]
}

/// A card refers to its game weakly: tests that look at cards alone need their game kept.
nonisolated(unsafe) private var keptGames: [Game] = []

/// A draft with fields set by `change`.
func draft(
  _ question: String?, _ answer: AnswerDraft?, kind: CardKind? = nil,
  _ change: (inout CardDraft) -> Void = { _ in }
) -> CardDraft {
  var draft = CardDraft(question: question, answer: answer, kind: kind)
  change(&draft)
  return draft
}

let capitals: [(state: String, capital: String)] = [
  ("Alabama", "Montgomery"), ("New York", "Albany"), ("New Jersey", "Trenton"),
  ("Oklahoma", "Oklahoma City"), ("Ohio", "Columbus"),
]

var capitalDrafts: [CardDraft] {
  capitals.map { CardDraft(question: $0.state, answer: .text($0.capital)) }
}

/// The texts of the errors that `body` throws; empty if it throws none.
func message(_ body: () throws -> Void) -> String {
  do {
    try body()
    return ""
  } catch let error as ModelError {
    return error.message
  } catch {
    return "another error: \(error)"
  }
}

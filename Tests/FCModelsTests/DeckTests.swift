import XCTest

@testable import FCModels

final class DeckTests: XCTestCase {
  func test_keys_are_listed_in_order_and_found_by_name() throws {
    let deck = try Deck(id: "d", title: "D")
    let first = try deck.addAnswerKey(name: "Show States") { _ in }
    try deck.addAnswerKey(name: "Show Capitals") { _ in }
    XCTAssertEqual(deck.answerKeys.map(\.name), ["Show States", "Show Capitals"])
    XCTAssertTrue(deck.answerKey(named: "Show States") === first)
    XCTAssertTrue(first.deck === deck)
    XCTAssertNil(deck.answerKey(named: "show states"))
  }

  func test_mistakes_in_keys_are_errors() throws {
    let deck = try deck([])
    let other = KeyOptions(id: "Show States")
    XCTAssertEqual(
      message { try deck.addAnswerKey(name: "Show States") { _ in } },
      "deck \"U.S. State Capitals\" has two answer keys with the name \"Show States\"")
    XCTAssertEqual(
      message { try deck.addAnswerKey(name: "Other", options: other) { _ in } },
      "deck \"U.S. State Capitals\" has two answer keys with the id \"Show States\"")
    XCTAssertEqual(
      message { try deck.addAnswerKey(name: " ") { _ in } }, "an answer key has an empty name")
    XCTAssertEqual(
      message { try deck.addAnswerKey(name: "k", options: KeyOptions(choices: 0)) { _ in } },
      "choices of answer key \"k\" must be 2 or more")
    XCTAssertEqual(message { _ = try Deck(id: "d", title: "") }, "a deck has an empty title")
    XCTAssertEqual(
      message { _ = try deck.game(key: "Show State", options: GameOptions(seed: 1)) },
      "deck \"U.S. State Capitals\" has no answer key \"Show State\" "
        + "(did you mean \"Show States\"?)")
    XCTAssertEqual(
      ModelError.noCards(deck.answerKeys[0]).message,
      "answer key \"Show States\" has no cards: add them with key:card { … }")
    XCTAssertEqual(
      ModelError.noAnswerKeys(try Deck(id: "d", title: "D")).message,
      "deck \"D\" has no answer keys: add one with deck:answer_key(…)")
  }

  func test_make_runs_each_time_a_game_starts() throws {
    let deck = try Deck(id: "d", title: "D")
    var runs = 0
    try deck.addAnswerKey(name: "k") { key in
      runs += 1
      XCTAssertEqual(key.cards.count, 0)
      try key.add(draft("run \(runs)", "x"))
    }
    let first = try deck.game(key: "k", options: GameOptions(seed: 1))
    let second = try deck.game(key: "k", options: GameOptions(seed: 1))
    XCTAssertEqual([first, second].map { $0.cards[0].question }, ["run 1", "run 2"])
    XCTAssertEqual(deck.answerKeys[0].cards.map(\.question), ["run 2"])
  }

  func test_cards_are_added_only_while_make_runs() throws {
    let deck = try deck([draft("a", "b")])
    let expected =
      "answer key \"Show States\" takes cards only while its function runs: add them inside it"
    XCTAssertEqual(message { try deck.answerKeys[0].add(draft("q", "x")) }, expected)
    _ = try deck.game(key: "Show States", options: GameOptions(seed: 1))
    XCTAssertEqual(
      message { try deck.answerKeys[0].generate(id: "g", count: 1) { _, _ in CardDraft() } },
      expected)
  }

  func test_an_error_in_make_is_passed_on_and_the_key_can_run_again() throws {
    struct Failure: Error {}
    let deck = try Deck(id: "d", title: "D")
    var fails = true
    try deck.addAnswerKey(name: "k") { key in
      try key.add(draft("a", "b"))
      if fails { throw Failure() }
    }
    XCTAssertThrowsError(try deck.game(key: "k", options: GameOptions(seed: 1)))
    fails = false
    XCTAssertEqual(try deck.game(key: "k", options: GameOptions(seed: 1)).count, 1)
  }

  func test_make_can_not_start_a_game_of_its_own_key() throws {
    let deck = try Deck(id: "d", title: "D")
    try deck.addAnswerKey(name: "k") { [unowned deck] _ in
      _ = try deck.game(key: "k", options: GameOptions(seed: 1))
    }
    XCTAssertEqual(
      message { _ = try deck.game(key: "k", options: GameOptions(seed: 1)) },
      "answer key \"k\" is making its cards: its function can't start a game")
  }

  func test_a_card_that_only_stands_in_its_key_is_not_at_play() throws {
    let deck = try Deck(id: "d", title: "D")
    var inside: (answers: [String], outcome: AnswerOutcome)?
    try deck.addAnswerKey(name: "k") { key in
      try key.add(draft("a", "b") { $0.hints = ["h"] })
      let card = key.cards[0]
      inside = (card.answers, try card.recordAnswer(.choice(1)))
      XCTAssertNil(card.nextHint())
    }
    let game = try deck.game(key: "k", options: GameOptions(seed: 1))
    XCTAssertEqual(inside?.answers, [])
    XCTAssertEqual(inside?.outcome, .refused("The card is not in a game."))
    XCTAssertEqual(game.cards[0].answers, ["b"])
  }

  // Events

  func test_events_come_in_the_order_of_play() throws {
    let deck = try deck([draft("a", "1"), draft("b", "2")])
    var log: [String] = []
    for event in DeckEvent.allCases {
      deck.observe(event) { game, card in
        log.append("\(event.rawValue) \(card?.question ?? "-") \(game.numLeft)")
      }
    }
    let game = try deck.game(key: "Show States", options: GameOptions(seed: 1, shuffle: false))
    while let card = game.nextCard() { _ = try card.recordAnswer(.choice(1)) }
    game.finish()
    XCTAssertEqual(
      log,
      ["start - 2", "card a 2", "answer a 1", "card b 1", "answer b 0", "result - 0"])
  }

  func test_refused_responses_are_no_events() throws {
    let deck = try deck([draft("a", "1")])
    deck.observe(.answer) { _, _ in XCTFail("a refused response is no answer") }
    let game = try deck.game(key: "Show States", options: GameOptions(seed: 1))
    _ = game.nextCard()
    _ = try game.answer(.choice(7))
  }

  func test_handlers_run_in_order_and_may_come_and_go_meanwhile() throws {
    let deck = try deck([draft("a", "1"), draft("b", "2")])
    var log: [String] = []
    var second: Observer?
    deck.observe(.card) { [unowned deck] _, _ in
      log.append("first")
      second?.remove()
      deck.observe(.card) { _, _ in log.append("late") }
    }
    second = deck.observe(.card) { _, _ in log.append("second") }
    deck.observe(.card) { _, _ in log.append("third") }
    let game = try deck.game(key: "Show States", options: GameOptions(seed: 1))
    _ = game.nextCard()
    XCTAssertEqual(log, ["first", "third"])
    _ = game.nextCard()
    XCTAssertEqual(log, ["first", "third", "first", "third", "late"])
  }

  func test_nothing_keeps_a_finished_game() throws {
    let deck = try deck(capitalDrafts)
    weak var game: Game?
    weak var card: Card?
    try {
      let played = try deck.game(key: "Show States", options: GameOptions(seed: 1))
      card = played.nextCard()
      _ = try played.answer(.choice(1))
      _ = try played.practice()
      game = played
    }()
    XCTAssertNil(game)
    // The key keeps the cards of its latest run.
    XCTAssertNotNil(card)
    _ = try deck.game(key: "Show States", options: GameOptions(seed: 1))
    XCTAssertNil(card)
  }

  func test_a_card_that_was_asked_can_do_without_its_game() throws {
    let asked = try XCTUnwrap(
      deck(capitalDrafts).game(key: "Show States", options: GameOptions(seed: 1)).nextCard())
    XCTAssertEqual(asked.answers.count, 3)
    guard case .scored = try asked.recordAnswer(.choice(1)) else { return XCTFail("refused") }
  }
}

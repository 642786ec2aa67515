import XCTest

@testable import FCModels

final class SeedTests: XCTestCase {
  /// A game written out: each card with its answers.
  private func written(_ game: Game) -> [String] {
    game.cards.map { "\($0.question): \($0.answers.joined(separator: ", "))" }
  }

  /// Changing this sequence changes every seeded game there is: it is kept for ever.
  func test_seed_1_deals_the_game_it_always_dealt() throws {
    XCTAssertEqual(
      written(try game(capitalDrafts, seed: 1, shuffle: true)),
      [
        "Ohio: Montgomery, Albany, Columbus", "New York: Columbus, Albany, Montgomery",
        "New Jersey: Columbus, Albany, Trenton", "Oklahoma: Montgomery, Columbus, Oklahoma City",
        "Alabama: Albany, Oklahoma City, Montgomery",
      ])
  }

  /// The first numbers of the stream are kept for ever too.
  func test_a_stream_gives_the_numbers_it_always_gave() {
    var random = SeededRandom(seed: 42, stream: "golden")
    XCTAssertEqual(
      (0..<6).map { _ in random.int(in: 1...1000) }, [415, 901, 80, 813, 655, 664])
  }

  func test_the_order_in_which_cards_are_added_does_not_matter() throws {
    let expected = written(try game(capitalDrafts, seed: 7, shuffle: true))
    var random = SeededRandom(seed: 3)
    for _ in 0..<20 {
      var drafts = capitalDrafts
      random.shuffle(&drafts)
      XCTAssertEqual(written(try game(drafts, seed: 7, shuffle: true)), expected)
    }
  }

  func test_the_order_of_given_wrong_answers_does_not_matter() throws {
    let wrong = ["Juneau", "Phoenix", "Boise", "Salem"]
    let expected = try card(draft("Alabama", "Montgomery") { $0.wrong = wrong }).answers
    var random = SeededRandom(seed: 3)
    for _ in 0..<20 {
      var shuffled = wrong
      random.shuffle(&shuffled)
      let card = try card(draft("Alabama", "Montgomery") { $0.wrong = shuffled })
      XCTAssertEqual(card.answers, expected)
    }
  }

  func test_without_shuffling_the_cards_come_as_written() throws {
    XCTAssertEqual(try game(capitalDrafts, seed: 9).cards.map(\.question), capitals.map(\.state))
  }

  func test_answers_are_the_same_whenever_they_are_dealt() throws {
    let first = try game(capitalDrafts, seed: 5)
    let early = first.cards.map(\.answers)
    let second = try game(capitalDrafts, seed: 5)
    var late: [[String]] = []
    while let card = second.nextCard() { late.append(card.answers) }
    XCTAssertEqual(early, late)
    XCTAssertEqual(
      try game(capitalDrafts, seed: 5, limit: 2).cards.map(\.answers), Array(early[..<2]))
  }

  func test_seeds_differ() throws {
    let games = try Set((0..<20).map { written(try game(capitalDrafts, seed: $0, shuffle: true)) })
    XCTAssertGreaterThan(games.count, 15)
  }

  func test_ids_that_are_canonically_equal_deal_the_same() throws {
    let composed = try card(draft("é", "x") { $0.wrong = ["a", "b"] })
    let decomposed = try card(draft("e\u{301}", "x") { $0.wrong = ["a", "b"] })
    XCTAssertEqual(composed.answers, decomposed.answers)
  }

  func test_any_int_is_a_seed() throws {
    for seed in [Int.min, -1, 0, Int.max] {
      XCTAssertEqual(try game(capitalDrafts, seed: seed, shuffle: true).count, 5)
    }
  }

  func test_the_keys_own_random_numbers_follow_the_seed() throws {
    let deck = try Deck(id: "d", title: "D")
    var drawn: [[Int]] = []
    try deck.addAnswerKey(name: "k") { key in
      drawn.append((0..<5).map { _ in key.random.int(in: 1...1000) })
    }
    for seed in [1, 2, 1] { _ = try deck.game(key: "k", options: GameOptions(seed: seed)) }
    XCTAssertEqual(drawn[0], drawn[2])
    XCTAssertNotEqual(drawn[0], drawn[1])
  }
}

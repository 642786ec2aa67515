import XCTest

@testable import FCModels

final class GenerateTests: XCTestCase {
  private func sums(count: Int, extra: Int = 0) throws -> Deck {
    let deck = try Deck(id: "sums", title: "Sums")
    try deck.addAnswerKey(name: "k") { key in
      for number in 0..<extra { try key.add(draft("extra \(number)", "x", kind: .typed)) }
      try key.generate(id: "sum", count: count) { random, number in
        let (a, b) = (random.int(in: 1...1000), random.int(in: 1...1000))
        return draft("\(number): \(a) + \(b)", .integer(a + b), kind: .number)
      }
    }
    return deck
  }

  private func questions(_ deck: Deck, seed: Int) throws -> [String] {
    try deck.game(key: "k", options: GameOptions(seed: seed, shuffle: false)).cards.map(\.question)
  }

  func test_cards_are_new_in_every_game_and_the_same_for_one_seed() throws {
    let deck = try sums(count: 5)
    XCTAssertEqual(try questions(deck, seed: 1), try questions(deck, seed: 1))
    XCTAssertNotEqual(try questions(deck, seed: 1), try questions(deck, seed: 2))
  }

  func test_a_card_depends_on_the_seed_and_its_number_alone() throws {
    let few = try questions(sums(count: 3), seed: 1)
    let many = try questions(sums(count: 10, extra: 4), seed: 1)
    XCTAssertEqual(few, Array(many[4..<7]))
  }

  func test_positions_of_the_cards_are_returned() throws {
    let deck = try Deck(id: "d", title: "D")
    var ranges: [Range<Int>] = []
    try deck.addAnswerKey(name: "k") { key in
      ranges.append(try key.add(draft("a", "b") { $0.reverse = .same }))
      ranges.append(
        try key.generate(id: "g", count: 3) { _, number in draft("q\(number)", "x") })
      ranges.append(try key.generate(id: "none", count: 0) { _, _ in draft("q", "x") })
    }
    _ = try deck.game(key: "k", options: GameOptions(seed: 1))
    XCTAssertEqual(ranges, [0..<2, 2..<5, 5..<5])
  }

  func test_a_right_answer_among_wrong_is_dropped() throws {
    let deck = try Deck(id: "d", title: "D")
    try deck.addAnswerKey(name: "k") { key in
      try key.generate(id: "g", count: 1) { _, _ in
        draft("2 + 2", .integer(4)) { $0.wrong = ["4", "5", "5"] }
      }
    }
    let game = try deck.game(key: "k", options: GameOptions(seed: 1))
    XCTAssertEqual(Set(game.cards[0].answers), ["4", "5"])
    XCTAssertEqual(game.cards[0].answers.count, 2)
  }

  func test_mistakes_are_errors() throws {
    func problem(_ id: String, _ count: Int, _ made: CardDraft) -> String {
      message {
        let deck = try Deck(id: "d", title: "D")
        try deck.addAnswerKey(name: "k") { key in
          try key.generate(id: id, count: count) { _, _ in made }
        }
        _ = try deck.game(key: "k", options: GameOptions(seed: 1))
      }
    }
    XCTAssertEqual(problem("g", 2, draft("same", "x")), "")
    XCTAssertEqual(
      problem("", 1, draft("q", "x")), "generated cards of \"k\" has an empty id")
    XCTAssertEqual(
      problem("a#b", 1, draft("q", "x")),
      "the id \"a#b\" of generated cards of \"k\" can't have / or # in it")
    XCTAssertEqual(
      problem("g", -1, draft("q", "x")),
      "count of generated cards of \"k\" must be from 0 to 1000000")
    XCTAssertEqual(
      problem("g", 1, draft("q", "x") { $0.id = "y" }),
      "card \"q\" is generated and takes its id from key:generate { id = \"…\" }")
    XCTAssertEqual(
      problem("g", 1, draft("q", nil)),
      "card \"q\" has no answer: give it answer = \"…\" (or the value given is nil)")
  }

  func test_two_generators_of_one_id_are_an_error() throws {
    let deck = try Deck(id: "d", title: "D")
    try deck.addAnswerKey(name: "k") { key in
      for _ in 0..<2 {
        try key.generate(id: "g", count: 1) { _, _ in draft("q", "x") }
      }
    }
    XCTAssertEqual(
      message { _ = try deck.game(key: "k", options: GameOptions(seed: 1)) },
      "two cards of \"k\" have the id \"g\": give each its own")
  }
}

import XCTest

@testable import FCModels

/// The originals could deal only 3 of the 6 orders of three answers: every order must occur, and
/// equally often.
final class AnswerOrderTests: XCTestCase {
  /// Counts the orders in which a card is dealt over many seeds.
  private func orders(of draft: CardDraft, seeds: Range<Int>) throws -> [[String]: Int] {
    let deck = try deck([draft])
    var counts: [[String]: Int] = [:]
    for seed in seeds {
      let game = try deck.game(key: "Show States", options: GameOptions(seed: seed))
      counts[try XCTUnwrap(game.nextCard()).answers, default: 0] += 1
    }
    return counts
  }

  private func chiSquare(_ counts: some Collection<Int>, expected: Double) -> Double {
    counts.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
  }

  func test_every_order_of_three_answers_is_equally_likely() throws {
    let counts = try orders(
      of: draft("Alabama", "Montgomery") { $0.wrong = ["Juneau", "Phoenix"] }, seeds: 0..<6000)
    XCTAssertEqual(counts.count, 6)
    // 5 degrees of freedom: 20.5 is passed once in a thousand.
    XCTAssertLessThan(chiSquare(counts.values, expected: 1000), 20.5)
  }

  func test_every_order_of_five_answers_is_equally_likely() throws {
    let counts = try orders(
      of: draft("Alabama", "Montgomery") {
        $0.wrong = ["Juneau", "Phoenix", "Boise", "Salem"]
        $0.choices = 5
      }, seeds: 0..<12_000)
    XCTAssertEqual(counts.count, 120)
    // 119 degrees of freedom: 173 is passed once in a thousand.
    XCTAssertLessThan(chiSquare(counts.values, expected: 100), 173)
  }

  func test_every_wrong_answer_and_every_order_is_equally_likely() throws {
    let counts = try orders(
      of: draft("Alabama", "Montgomery") { $0.wrong = ["Juneau", "Phoenix", "Boise", "Salem"] },
      seeds: 0..<7200)
    // Two of four wrong answers, and six orders of each three.
    XCTAssertEqual(counts.count, 36)
    // 35 degrees of freedom: 66.6 is passed once in a thousand.
    XCTAssertLessThan(chiSquare(counts.values, expected: 200), 66.6)
  }

  func test_every_order_of_the_cards_is_equally_likely() throws {
    let deck = try deck(Array(capitalDrafts.prefix(4)))
    var counts: [[String]: Int] = [:]
    for seed in 0..<2400 {
      let game = try deck.game(key: "Show States", options: GameOptions(seed: seed))
      counts[game.cards.map(\.question), default: 0] += 1
    }
    XCTAssertEqual(counts.count, 24)
    // 23 degrees of freedom: 49.7 is passed once in a thousand.
    XCTAssertLessThan(chiSquare(counts.values, expected: 100), 49.7)
  }

  func test_the_orders_of_two_cards_have_nothing_to_do_with_each_other() throws {
    let wrong = ["Juneau", "Phoenix"]
    let deck = try deck([
      draft("Alabama", "Montgomery") { $0.wrong = wrong },
      draft("Ohio", "Columbus") { $0.wrong = wrong },
    ])
    var counts: [[Int?]: Int] = [:]
    for seed in 0..<3600 {
      let game = try deck.game(
        key: "Show States", options: GameOptions(seed: seed, shuffle: false))
      counts[game.cards.map(\.correctAnswer), default: 0] += 1
    }
    XCTAssertEqual(counts.count, 9)
    // 8 degrees of freedom: 26.1 is passed once in a thousand.
    XCTAssertLessThan(chiSquare(counts.values, expected: 400), 26.1)
  }
}

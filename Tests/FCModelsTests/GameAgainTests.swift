import XCTest

@testable import FCModels

final class GameAgainTests: XCTestCase {
  private func played(missing missed: Set<String>, deck: Deck) throws -> Game {
    let game = try deck.game(key: "Show States", options: GameOptions(seed: 1))
    while let card = game.nextCard() {
      let right = try XCTUnwrap(card.correctAnswer)
      _ = try game.answer(.choice(missed.contains(card.question) ? right % 3 + 1 : right))
    }
    return game
  }

  func test_practice_plays_the_missed_cards_with_answers_of_the_whole_key() throws {
    let deck = try deck(capitalDrafts)
    var starts = 0
    deck.observe(.start) { _, _ in starts += 1 }
    let game = try played(missing: ["Ohio", "Alabama"], deck: deck)
    let practice = try game.practice()
    XCTAssertEqual(Set(practice.cards.map(\.question)), ["Ohio", "Alabama"])
    XCTAssertTrue(practice.cards.allSatisfy { !$0.isAnswered && $0.answers.count == 3 })
    XCTAssertEqual(starts, 2)
    XCTAssertTrue(practice.deck === deck)
    // The game itself stays as it was.
    XCTAssertEqual(game.numWrong, 2)
    XCTAssertEqual(Set(practice.cards.map(\.fullID)), Set(game.missedCards.map(\.fullID)))
    for card in practice.cards {
      XCTAssertTrue(game.cards.contains { $0 === card.source })
    }
  }

  func test_practice_without_missed_cards_is_empty() throws {
    let practice = try played(missing: [], deck: try deck(capitalDrafts)).practice()
    XCTAssertEqual(practice.count, 0)
    XCTAssertNil(practice.nextCard())
  }

  func test_again_makes_the_cards_afresh_with_another_seed() throws {
    let deck = try deck(capitalDrafts)
    let game = try played(missing: ["Ohio"], deck: deck)
    let again = try game.again()
    XCTAssertEqual(again.count, 5)
    XCTAssertNotEqual(again.seed, game.seed)
    XCTAssertEqual(try game.again().seed, again.seed)
    XCTAssertEqual(try game.again(seed: 77).seed, 77)
    XCTAssertEqual(again.numLeft, 5)
  }

  func test_again_after_a_practice_plays_the_same_cards() throws {
    let deck = try deck(capitalDrafts)
    let practice = try played(missing: ["Ohio", "Alabama"], deck: deck).practice(seed: 5)
    XCTAssertEqual(Set(try practice.again().cards.map(\.question)), ["Ohio", "Alabama"])
  }

  func test_loose_cards_are_copied_and_played_without_a_deck() throws {
    let cards = try capitalDrafts.flatMap { try Card.loose($0) }
    _ = try cards[0].recordAnswer(.choice(1))
    let game = try Game(cards: cards, options: GameOptions(seed: 1, shuffle: false))
    XCTAssertNil(game.deck)
    XCTAssertEqual(game.cards.map(\.question), capitals.map(\.state))
    XCTAssertFalse(game.cards[0].isAnswered)
    XCTAssertTrue(cards[0].isAnswered)
    XCTAssertEqual(game.cards[0].answers.count, 3)
    XCTAssertTrue(game.cards[0].source === cards[0])
    while let card = game.nextCard() { _ = try game.answer(.choice(card.correctAnswer ?? 0)) }
    XCTAssertEqual(game.numRight, 5)
    XCTAssertEqual(try game.again().count, 5)
  }

  func test_a_loose_card_is_at_play_by_itself() throws {
    let card = try Card.loose(draft("a", "1") { $0.wrong = ["2", "3"] }, seed: 4)[0]
    XCTAssertEqual(Set(card.answers), ["1", "2", "3"])
    XCTAssertEqual(card.fullID, "a")
    XCTAssertEqual(
      try card.recordAnswer(.choice(card.correctAnswer ?? 0)), .scored(1, message: nil))
    XCTAssertEqual(
      try card.recordAnswer(.choice(1)), .refused("The card is answered already: undo that first."))
  }

  func test_a_loose_card_twice_is_an_error() throws {
    let cards = try Card.loose(draft("a", "1"))
    XCTAssertEqual(
      message { _ = try Game(cards: cards + cards, options: GameOptions(seed: 1)) },
      "two cards of \"the game\" have the question \"a\": give each an id, "
        + "or one card both answers")
  }
}

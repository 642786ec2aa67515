import XCTest

@testable import FCModels

final class GameTests: XCTestCase {
  func test_a_game_is_played_from_the_first_card_to_the_result() throws {
    let game = try game(capitalDrafts)
    XCTAssertEqual(game.count, 5)
    XCTAssertNil(game.currentCard)
    var asked: [String] = []
    while let card = game.nextCard() {
      XCTAssertTrue(game.currentCard === card)
      asked.append(card.question)
      let right = try XCTUnwrap(card.correctAnswer)
      XCTAssertEqual(card.answers.count, 3)
      XCTAssertEqual(card.answers[right - 1], card.answer)
      let pick = asked.count == 2 ? right % 3 + 1 : right
      let outcome = try game.answer(.choice(pick))
      XCTAssertEqual(outcome, .scored(asked.count == 2 ? 0 : 1, message: nil))
    }
    XCTAssertEqual(asked, capitals.map(\.state))
    XCTAssertEqual(game.numRight, 4)
    XCTAssertEqual(game.numWrong, 1)
    XCTAssertEqual(game.numLeft, 0)
    XCTAssertEqual(game.score, 4)
    XCTAssertTrue(game.isFinished)
    XCTAssertNil(game.currentCard)
    XCTAssertEqual(game.missedCards.map(\.question), ["New York"])
  }

  func test_a_card_passed_unanswered_is_skipped_and_counted_as_left() throws {
    let game = try game(capitalDrafts)
    _ = game.nextCard()
    let second = try XCTUnwrap(game.nextCard())
    _ = try game.answer(.choice(second.correctAnswer ?? 0))
    XCTAssertEqual(game.numLeft, 4)
    XCTAssertEqual(game.numRight, 1)
    XCTAssertEqual(game.numWrong, 0)
    XCTAssertNil(game.cards[0].isCorrect)
  }

  func test_an_empty_key_goes_straight_to_the_result() throws {
    let deck = try deck([])
    var events: [String] = []
    for event in DeckEvent.allCases {
      deck.observe(event) { _, _ in events.append(event.rawValue) }
    }
    let game = try deck.game(key: "Show States", options: GameOptions(seed: 1))
    XCTAssertFalse(game.hasMoreCards)
    XCTAssertNil(game.nextCard())
    XCTAssertEqual(events, ["start", "result"])
  }

  func test_a_response_out_of_range_is_refused_and_not_recorded() throws {
    let game = try game(capitalDrafts)
    let card = try XCTUnwrap(game.nextCard())
    for position in [0, 4, -1, Int.max, Int.min + 1] {
      XCTAssertEqual(
        try game.answer(.choice(position)),
        .refused("There is no answer \(position): choose 1 to 3."))
    }
    XCTAssertFalse(card.isAnswered)
    XCTAssertEqual(game.numLeft, 5)
  }

  func test_a_response_meant_for_another_card_is_refused() throws {
    let game = try game(capitalDrafts)
    let first = try XCTUnwrap(game.nextCard())
    let second = try XCTUnwrap(game.nextCard())
    XCTAssertEqual(
      try game.answer(.choice(1), cardID: first.fullID), .refused("Another card is asked now."))
    XCTAssertFalse(first.isAnswered)
    XCTAssertFalse(second.isAnswered)
    guard case .scored = try game.answer(.choice(1), cardID: second.fullID) else {
      return XCTFail("the current card's own id is accepted")
    }
  }

  func test_an_answered_card_is_answered_again_only_after_undo() throws {
    let game = try game(capitalDrafts)
    let card = try XCTUnwrap(game.nextCard())
    let right = try XCTUnwrap(card.correctAnswer)
    _ = try game.answer(.choice(right % 3 + 1))
    XCTAssertEqual(
      try game.answer(.choice(right)),
      .refused("The card is answered already: undo that first."))
    XCTAssertEqual(card.isCorrect, false)
    XCTAssertTrue(game.undo() === card)
    XCTAssertNil(card.isCorrect)
    XCTAssertNil(card.response)
    XCTAssertEqual(game.numWrong, 0)
    _ = try game.answer(.choice(right))
    XCTAssertEqual(card.isCorrect, true)
    XCTAssertEqual(game.numRight, 1)
  }

  func test_undo_goes_back_answer_by_answer_and_the_cards_come_again() throws {
    let game = try game(capitalDrafts)
    for _ in 0..<3 {
      _ = game.nextCard()
      _ = try game.answer(.choice(1))
    }
    XCTAssertEqual(game.undo()?.question, "New Jersey")
    XCTAssertEqual(game.undo()?.question, "New York")
    XCTAssertEqual(game.currentCard?.question, "New York")
    _ = try game.answer(.choice(1))
    XCTAssertEqual(game.nextCard()?.question, "New Jersey")
    XCTAssertEqual(game.undo()?.question, "New York")
    XCTAssertEqual(game.undo()?.question, "Alabama")
    XCTAssertNil(game.undo())
    XCTAssertEqual(game.numLeft, 5)
    XCTAssertEqual(game.score, 0)
  }

  func test_record_answer_on_the_card_counts_in_its_game() throws {
    let deck = try deck(capitalDrafts)
    var answered: [String] = []
    deck.observe(.answer) { _, card in answered.append(card?.question ?? "") }
    let game = try deck.game(
      key: "Show States", options: GameOptions(seed: 1, shuffle: false))
    let card = try XCTUnwrap(game.nextCard())
    _ = try card.recordAnswer(.choice(card.correctAnswer ?? 0))
    XCTAssertEqual(game.numRight, 1)
    XCTAssertEqual(answered, ["Alabama"])
    // One that was answered before its turn is not asked again.
    _ = try game.cards[1].recordAnswer(.choice(1))
    XCTAssertEqual(game.nextCard()?.question, "New Jersey")
  }

  func test_nothing_is_recorded_after_the_end() throws {
    let game = try game(capitalDrafts)
    let card = try XCTUnwrap(game.nextCard())
    game.finish()
    XCTAssertEqual(try card.recordAnswer(.choice(1)), .refused("The game is over."))
    XCTAssertEqual(try game.answer(.choice(1)), .refused("No card is asked now."))
    XCTAssertNil(game.undo())
    XCTAssertNil(game.nextCard())
  }

  func test_undo_reopens_a_finished_game_which_then_finishes_again() throws {
    let deck = try deck(capitalDrafts)
    var results: [Int] = []
    deck.observe(.result) { game, _ in results.append(game.numRight) }
    let game = try deck.game(
      key: "Show States", options: GameOptions(seed: 1, shuffle: false, limit: 1))
    let card = try XCTUnwrap(game.nextCard())
    _ = try game.answer(.choice(card.correctAnswer == 1 ? 2 : 1))
    XCTAssertNil(game.nextCard())
    XCTAssertTrue(game.undo() === card)
    XCTAssertTrue(game.currentCard === card)
    _ = try game.answer(.choice(card.correctAnswer ?? 0))
    XCTAssertNil(game.nextCard())
    XCTAssertEqual(results, [0, 1])
  }

  func test_limit_deals_that_many_cards() throws {
    XCTAssertEqual(
      try game(capitalDrafts, limit: 2).cards.map(\.question), ["Alabama", "New York"])
    XCTAssertEqual(try game(capitalDrafts, limit: 99).count, 5)
    XCTAssertEqual(
      message { _ = try game(capitalDrafts, limit: 0) }, "limit of a game must be 1 or more")
  }

  func test_cards_beyond_the_limit_are_not_in_the_game() throws {
    let deck = try deck(capitalDrafts)
    let game = try deck.game(
      key: "Show States", options: GameOptions(seed: 1, shuffle: false, limit: 2))
    XCTAssertEqual(
      try deck.answerKeys[0].cards[4].recordAnswer(.choice(1)),
      .refused("The card is not in the game."))
    XCTAssertEqual(game.numLeft, 2)
  }
}

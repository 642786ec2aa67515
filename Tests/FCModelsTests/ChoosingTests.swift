import XCTest

@testable import FCModels

final class ChoosingTests: XCTestCase {
  private func answered(_ card: Card, _ response: Response) throws -> AnswerOutcome {
    try card.recordAnswer(response)
  }

  func test_a_choice_may_be_written() throws {
    let card = try card(draft("q", "Albany") { $0.wrong = ["Trenton", "Boise"] })
    XCTAssertEqual(
      try answered(card, .text("Utica")), .refused("\"Utica\" is not one of the answers."))
    XCTAssertEqual(try answered(card, .text("  ALBANY ")), .scored(1, message: nil))
    XCTAssertEqual(card.response, card.correctAnswer.map(Response.choice))
  }

  func test_an_exact_spelling_goes_before_one_in_other_letter_case() throws {
    for seed in 0..<10 {
      let card = try game([draft("you", "Sie") { $0.wrong = ["sie", "ihr"] }], seed: seed).cards[0]
      XCTAssertEqual(try answered(card, .text("sie")), .scored(0, message: nil))
    }
  }

  func test_responses_of_another_sort_are_refused() throws {
    let card = try card(draft("q", "Albany") { $0.wrong = ["Trenton", "Boise"] })
    for response in [Response.choices([]), .choices([1, 2]), .number(1), .shown(true)] {
      XCTAssertEqual(try answered(card, response), .refused("Choose one of the 3 answers."))
    }
    XCTAssertFalse(card.isAnswered)
  }

  func test_a_position_that_is_no_answer_is_refused() throws {
    let card = try card(draft("q", "Albany") { $0.wrong = ["Trenton", "Boise"] })
    for position in [0, -1, 4, Int.min, Int.max] {
      let refused = AnswerOutcome.refused("There is no answer \(position): choose 1 to 3.")
      XCTAssertEqual(try answered(card, .choice(position)), refused)
      XCTAssertEqual(try answered(card, .choices([position])), refused)
    }
    XCTAssertFalse(card.isAnswered)
  }

  // Select

  private func primes(_ wrong: [String]? = ["4", "6"], choices: Int? = nil) throws -> Card {
    try card(
      draft("Primes?", ["2", "3", "5"], kind: .select) {
        $0.wrong = wrong
        $0.choices = choices
      })
  }

  func test_a_selection_with_a_position_that_is_no_answer_is_refused() throws {
    let card = try primes()
    for position in [0, 6, Int.min, Int.max] {
      XCTAssertEqual(
        try answered(card, .choices([1, position])),
        .refused("There is no answer \(position): choose 1 to 5."))
    }
    XCTAssertFalse(card.isAnswered)
  }

  private func positions(_ texts: [String], in card: Card) -> [Int] {
    texts.compactMap { card.answers.firstIndex(of: $0) }.map { $0 + 1 }
  }

  func test_select_scores_right_picks_less_wrong_picks() throws {
    let cases: [([String], Double)] = [
      (["2", "3", "5"], 1), (["2", "3"], 2.0 / 3), (["2", "3", "5", "4"], 2.0 / 3),
      (["2", "4"], 0), (["4", "6"], 0), (["2", "3", "5", "4", "6"], 1.0 / 3), (["5"], 1.0 / 3),
    ]
    for (picks, score) in cases {
      let card = try primes()
      XCTAssertEqual(
        try answered(card, .choices(positions(picks, in: card))), .scored(score, message: nil))
      XCTAssertEqual(card.isCorrect, score == 1)
    }
  }

  func test_select_shows_all_right_and_all_given_wrong_answers() throws {
    let card = try primes(["4", "6", "8", "9"])
    XCTAssertEqual(Set(card.answers), ["2", "3", "5", "4", "6", "8", "9"])
    XCTAssertEqual(Set(card.correctAnswers.map { card.answers[$0 - 1] }), ["2", "3", "5"])
    XCTAssertNil(card.correctAnswer)
    XCTAssertEqual(card.answer, "2, 3, 5")
    XCTAssertEqual(try primes(["4", "6", "8"], choices: 4).answers.count, 4)
    XCTAssertEqual(try primes(["4", "6", "8"], choices: 2).answers.count, 4)
  }

  func test_select_draws_two_wrong_answers_when_none_are_given() throws {
    let others = (10..<20).map { draft("q\($0)", .integer($0)) }
    let game = try game([draft("Primes?", ["2", "3", "5"], kind: .select)] + others)
    XCTAssertEqual(game.cards[0].answers.count, 5)
  }

  func test_the_same_pick_twice_counts_once() throws {
    let card = try primes()
    let two = positions(["2"], in: card)
    XCTAssertEqual(try answered(card, .choices(two + two)), .scored(1.0 / 3, message: nil))
    XCTAssertEqual(card.response, .choices(two))
  }

  func test_unusable_selections_are_refused() throws {
    let card = try primes()
    XCTAssertEqual(try answered(card, .choices([])), .refused("Choose at least one answer."))
    XCTAssertEqual(
      try answered(card, .choices([1, 6])), .refused("There is no answer 6: choose 1 to 5."))
    XCTAssertEqual(try answered(card, .text("7")), .refused("\"7\" is not among the answers."))
    XCTAssertEqual(try answered(card, .shown(true)), .refused("Choose among the 5 answers."))
  }

  func test_selections_may_be_written() throws {
    XCTAssertEqual(try answered(try primes(), .text("2, 3,5")), .scored(1, message: nil))
    XCTAssertEqual(try answered(try primes(), .text("2; 4")), .scored(0, message: nil))
    let comma = try card(
      draft("q", ["Paris, France", "Rome"], kind: .select) { $0.wrong = ["Paris, Texas"] })
    XCTAssertEqual(try answered(comma, .text("paris, france; rome")), .scored(1, message: nil))
  }
}

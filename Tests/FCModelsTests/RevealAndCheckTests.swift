import XCTest

@testable import FCModels

final class RevealAndCheckTests: XCTestCase {
  func test_the_learner_says_whether_they_knew() throws {
    for (knew, score) in [(true, 1.0), (false, 0.0)] {
      let card = try card(draft("q", "x", kind: .reveal))
      XCTAssertEqual(card.answers, [])
      XCTAssertEqual(
        try card.recordAnswer(.text("x")), .refused("Say whether you knew it: yes or no."))
      XCTAssertEqual(try card.recordAnswer(.shown(knew)), .scored(score, message: nil))
    }
  }

  func test_a_check_gets_the_rules_score_and_its_own_counts() throws {
    var seen: [(Response, String, Double)] = []
    let card = try card(
      draft("q", "colour", kind: .typed) {
        $0.check = { response, card, score in
          seen.append((response, card.question, score))
          return (0.5, "Almost.")
        }
      })
    XCTAssertEqual(try card.recordAnswer(.text("color")), .scored(0.5, message: "Almost."))
    XCTAssertEqual(seen.count, 1)
    XCTAssertEqual(seen[0].0, .text("color"))
    XCTAssertEqual(seen[0].1, "q")
    XCTAssertEqual(seen[0].2, 0)
    XCTAssertEqual(card.message, "Almost.")
    XCTAssertEqual(card.isCorrect, false)
  }

  func test_a_check_is_not_asked_about_what_is_refused() throws {
    let card = try card(
      draft("q", "x", kind: .typed) {
        $0.check = { _, _, _ in
          XCTFail("asked")
          return (1, nil)
        }
      })
    _ = try card.recordAnswer(.text(""))
  }

  func test_a_score_out_of_range_is_an_error_and_records_nothing() throws {
    for (score, written) in [(3.0, "3"), (-0.5, "-0.5"), (.nan, "nan")] {
      let card = try card(draft("q", "x", kind: .typed) { $0.check = { _, _, _ in (score, nil) } })
      XCTAssertEqual(
        message { _ = try card.recordAnswer(.text("x")) },
        "check of card \"q\" returned \(written): a score is a number from 0 to 1")
      XCTAssertFalse(card.isAnswered)
    }
  }

  func test_an_error_in_a_check_records_nothing_and_the_card_can_be_answered() throws {
    struct Failure: Error {}
    var fails = true
    let game = try game([
      draft("q", "x", kind: .typed) {
        $0.check = { _, _, score in
          if fails { throw Failure() }
          return (score, nil)
        }
      }
    ])
    _ = game.nextCard()
    XCTAssertThrowsError(try game.answer(.text("x")))
    XCTAssertEqual(game.numLeft, 1)
    fails = false
    XCTAssertEqual(try game.answer(.text("x")), .scored(1, message: nil))
  }

  func test_a_check_can_neither_answer_nor_undo() throws {
    var inside: AnswerOutcome?
    var undone: Card?
    var owner: Game?
    let game = try game([
      draft("a", "x", kind: .typed),
      draft("q", "x", kind: .typed) {
        $0.check = { _, card, score in
          inside = try card.recordAnswer(.text("x"))
          undone = owner?.undo()
          return (score, nil)
        }
      },
    ])
    owner = game
    _ = game.nextCard()
    _ = try game.answer(.text("x"))
    _ = game.nextCard()
    XCTAssertEqual(try game.answer(.text("y")), .scored(0, message: nil))
    XCTAssertEqual(inside, .refused("A response is being judged."))
    XCTAssertNil(undone)
    XCTAssertEqual([game.numRight, game.numWrong], [1, 1])
  }

  func test_hints_come_one_by_one_and_are_counted() throws {
    let card = try card(draft("q", "x") { $0.hints = ["first", "second"] })
    XCTAssertEqual(card.hintsUsed, 0)
    XCTAssertEqual(card.nextHint(), "first")
    XCTAssertEqual(card.nextHint(), "second")
    XCTAssertNil(card.nextHint())
    XCTAssertEqual(card.hintsUsed, 2)
  }
}

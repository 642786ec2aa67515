import FCText
import XCTest

@testable import FCModels

final class TypedTests: XCTestCase {
  private func score(
    _ answer: AnswerDraft, _ text: String, ignore: TextIgnoring? = nil
  ) throws -> Double? {
    let card = try card(draft("q", answer, kind: .typed) { $0.ignore = ignore })
    _ = try card.recordAnswer(.text(text))
    return card.score
  }

  func test_case_and_space_are_ignored_unless_the_author_says_otherwise() throws {
    XCTAssertEqual(try score("New York", "  new   YORK "), 1)
    XCTAssertEqual(try score("New York", "new york", ignore: []), 0)
    XCTAssertEqual(try score("New York", "New York", ignore: []), 1)
    XCTAssertEqual(try score("café", "cafe"), 0)
    XCTAssertEqual(try score("café", "cafe", ignore: .accents), 1)
    XCTAssertEqual(try score("St. Paul", "st paul", ignore: [.letterCase, .punctuation]), 1)
  }

  func test_canonically_equal_texts_are_equal_and_other_marks_are_not() throws {
    XCTAssertEqual(try score("más", "ma\u{301}s"), 1)
    XCTAssertEqual(try score("más", "ma\u{300}s"), 0)
    XCTAssertEqual(try score("Straße", "strasse"), 1)
    XCTAssertEqual(try score("👍🏽", "👍🏿"), 0)
  }

  func test_any_answer_of_a_list_is_right_and_the_first_is_shown() throws {
    XCTAssertEqual(try score(["München", "Munich"], "munich"), 1)
    let card = try card(draft("q", ["München", "Munich"], kind: .typed))
    XCTAssertEqual(card.answer, "München")
    XCTAssertEqual(card.rightAnswers, ["München", "Munich"])
    XCTAssertEqual(card.answers, [])
    XCTAssertNil(card.correctAnswer)
  }

  func test_the_difference_is_to_the_nearest_right_answer() throws {
    let card = try card(draft("q", ["München", "Munich"], kind: .typed))
    XCTAssertNil(card.difference)
    _ = try card.recordAnswer(.text("Munch"))
    XCTAssertEqual(
      card.difference?.segments, [.same("Mun"), .missing("i"), .same("ch")])
  }

  func test_nothing_written_is_refused() throws {
    let card = try card(draft("q", "x", kind: .typed))
    XCTAssertEqual(try card.recordAnswer(.text(" ")), .refused("Write an answer first."))
    XCTAssertEqual(try card.recordAnswer(.choice(1)), .refused("Write the answer."))
    XCTAssertFalse(card.isAnswered)
  }
}

import FCText
import XCTest

final class NearestNameTests: XCTestCase {
  private let fields = ["question", "answer", "answer_image", "kind", "wrong", "hint", "id"]

  func test_slips_are_found() {
    XCTAssertEqual(nearest("qestion", among: fields), "question")
    XCTAssertEqual(nearest("anwser", among: fields), "answer")
    XCTAssertEqual(nearest("hints", among: fields), "hint")
    XCTAssertEqual(nearest("knid", among: fields), "kind")
  }

  func test_case_and_underscores_hardly_count() {
    XCTAssertEqual(nearest("answerImage", among: fields), "answer_image")
    XCTAssertEqual(nearest("ANSWER_IMAGE", among: fields), "answer_image")
    XCTAssertEqual(nearest("Question", among: fields), "question")
  }

  func test_what_is_not_near_is_not_suggested() {
    XCTAssertNil(nearest("colour", among: fields))
    XCTAssertNil(nearest("x", among: fields))
    XCTAssertNil(nearest("", among: fields))
    XCTAssertNil(nearest("question", among: []))
  }

  func test_the_nearest_wins_and_of_equals_the_first() {
    XCTAssertEqual(nearest("cart", among: ["carts", "card"]), "carts")
    XCTAssertEqual(nearest("answers", among: ["anwers", "answer"]), "anwers")
    XCTAssertEqual(
      nearest("show capital", among: ["Show States", "Show Capitals"]), "Show Capitals")
  }

  func test_a_suggestion_ends_a_message_and_is_empty_when_nothing_is_near() {
    XCTAssertEqual(suggestion(for: "cart", among: ["card"]), " (did you mean 'card'?)")
    XCTAssertEqual(suggestion(for: "cart", among: ["card"], quote: ""), " (did you mean card?)")
    XCTAssertEqual(suggestion(for: "colour", among: ["card"]), "")
  }
}

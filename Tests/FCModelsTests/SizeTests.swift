import XCTest

@testable import FCModels

/// Texts and lists have a limit, which the error names.
final class SizeTests: XCTestCase {
  private let longest = String(repeating: "x", count: SizeLimit.text)

  private func problem(_ change: (inout CardDraft) -> Void) -> String? {
    var draft = CardDraft(question: "q", answer: "a")
    change(&draft)
    do {
      _ = try Card.loose(draft)
      return nil
    } catch {
      return String(describing: error)
    }
  }

  func test_a_text_may_be_as_long_as_the_limit_and_no_longer() {
    XCTAssertNil(problem { $0.question = longest })
    XCTAssertNil(problem { $0.explanation = longest })
    XCTAssertEqual(
      problem { $0.explanation = longest + "x" },
      "explanation of card \"q\" is longer than 65536 bytes: shorten it, or make several cards")
    let tooLong = longest + "x"
    XCTAssertNotNil(problem { $0.question = tooLong })
    XCTAssertNotNil(problem { $0.answer = .text(tooLong) })
    XCTAssertNotNil(problem { $0.wrong = [tooLong] })
    XCTAssertNotNil(problem { $0.hints = ["h", tooLong] })
    XCTAssertNotNil(problem { $0.reverse = .fields(CardDraft(question: tooLong)) })
    XCTAssertThrowsError(try Deck(id: "d", title: tooLong))
    XCTAssertThrowsError(try Deck(id: tooLong, title: "d"))
  }

  func test_a_list_may_be_as_long_as_the_limit_and_no_longer() {
    let list = (1...SizeLimit.list).map { "w\($0)" }
    XCTAssertNil(problem { $0.wrong = list })
    XCTAssertEqual(
      problem { $0.wrong = list + ["one more"] },
      "wrong of card \"q\" has more than 10000 elements")
  }

  func test_no_more_than_a_hundred_answers_are_shown() {
    XCTAssertNil(problem { $0.choices = SizeLimit.choices })
    XCTAssertEqual(
      problem { $0.choices = SizeLimit.choices + 1 }, "choices of card \"q\" must be 100 or fewer")
  }
}

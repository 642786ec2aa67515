import XCTest

@testable import FCModels

final class ReverseTests: XCTestCase {
  private func backAndFront(_ draft: CardDraft) throws -> (front: Card, back: Card) {
    let cards = try game([draft]).cards
    XCTAssertEqual(cards.count, 2)
    return (cards[0], cards[1])
  }

  func test_question_and_answer_change_places() throws {
    let (front, back) = try backAndFront(draft("Alabama", "Montgomery") { $0.reverse = .same })
    XCTAssertEqual([front.question, front.answer], ["Alabama", "Montgomery"])
    XCTAssertEqual([back.question, back.answer], ["Montgomery", "Alabama"])
    XCTAssertFalse(front.isReverse)
    XCTAssertTrue(back.isReverse)
  }

  func test_pictures_and_sounds_change_sides_and_what_is_for_both_stays() throws {
    let (front, back) = try backAndFront(
      draft("Alabama", "Montgomery") {
        $0.reverse = .same
        $0.id = "al"
        $0.was = ["old"]
        $0.image = "alabama.png"
        $0.answerImage = "montgomery.png"
        $0.audio = "alabama.ogg"
        $0.explanation = "Since 1846."
        $0.tags = ["south"]
        $0.hints = ["M…"]
        $0.wrong = ["Mobile"]
        $0.check = { _, _, _ in (1, nil) }
      })
    XCTAssertEqual(front.image, "alabama.png")
    XCTAssertEqual(back.image, "montgomery.png")
    XCTAssertEqual(back.answerImage, "alabama.png")
    XCTAssertNil(back.audio)
    XCTAssertEqual(back.answerAudio, "alabama.ogg")
    XCTAssertEqual(back.explanation, "Since 1846.")
    XCTAssertEqual(back.tags, ["south"])
    XCTAssertEqual(back.hints, [])
    XCTAssertNil(back.wrong)
    XCTAssertNil(back.check)
    XCTAssertNotNil(front.check)
    XCTAssertEqual(back.fullID, "us-capitals/Show States/al#reverse")
    XCTAssertEqual(back.formerIDs, ["us-capitals/Show States/old#reverse"])
  }

  func test_fields_of_the_back_replace_its_own() throws {
    let fields = draft("Which state has Montgomery?", nil, kind: .typed) {
      $0.hints = ["south"]
      $0.explanation = "Not Mobile."
    }
    let (front, back) = try backAndFront(
      draft("Alabama", "Montgomery") {
        $0.explanation = "Since 1846."
        $0.reverse = .fields(fields)
      })
    XCTAssertEqual(back.question, "Which state has Montgomery?")
    XCTAssertEqual(back.answer, "Alabama")
    XCTAssertEqual(back.kind, .typed)
    XCTAssertEqual(back.hints, ["south"])
    XCTAssertEqual(back.explanation, "Not Mobile.")
    XCTAssertEqual(front.explanation, "Since 1846.")
    XCTAssertEqual(back.id, "Alabama")
  }

  func test_the_back_keeps_the_id_of_the_front_when_it_has_an_answer_of_its_own() throws {
    let (_, back) = try backAndFront(
      draft("Alabama", "Montgomery") { $0.reverse = .fields(draft("M?", "The state of Alabama")) })
    XCTAssertEqual(back.idInKey, "Alabama#reverse")
    XCTAssertEqual(back.answer, "The state of Alabama")
  }

  func test_several_answers_need_a_question_for_the_back() throws {
    let answers: AnswerDraft = ["England", "United Kingdom"]
    XCTAssertEqual(
      message { _ = try game([draft("London", answers, kind: .typed) { $0.reverse = .same }]) },
      "card \"London\" can't be reversed: it has several answers; "
        + "write reverse = { question = \"…\" }")
    let (_, back) = try backAndFront(
      draft("London", answers, kind: .typed) { $0.reverse = .fields(draft("Its capital?", nil)) })
    XCTAssertEqual(back.answer, "London")
  }

  func test_the_back_has_no_id_of_its_own() {
    let fields = draft(nil, nil) { $0.id = "x" }
    XCTAssertEqual(
      message { _ = try game([draft("a", "b") { $0.reverse = .fields(fields) }]) },
      "the back of card \"a\" takes its id from the front")
  }

  func test_backs_of_one_question_need_no_ids() throws {
    let game = try game([
      draft("England", "London") { $0.reverse = .same },
      draft("United Kingdom", "London") { $0.reverse = .same },
    ])
    XCTAssertEqual(Set(game.cards.map(\.fullID)).count, 4)
  }
}

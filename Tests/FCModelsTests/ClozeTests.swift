import XCTest

@testable import FCModels

final class ClozeTests: XCTestCase {
  private func cards(_ text: String, _ change: (inout CardDraft) -> Void = { _ in }) throws
    -> [Card]
  {
    var draft = CardDraft()
    draft.text = text
    change(&draft)
    return Array(try game([draft]).cards)
  }

  func test_each_number_makes_a_card() throws {
    let cards = try cards("The capital of {{c1::Texas}} is {{c2::Austin::a city}}.")
    XCTAssertEqual(
      cards.map(\.question),
      ["The capital of […] is Austin.", "The capital of Texas is […]."])
    XCTAssertEqual(cards.map(\.answer), ["Texas", "Austin"])
    XCTAssertEqual(cards.map(\.kind), [.cloze, .cloze])
    XCTAssertEqual(cards.map(\.hints), [[], ["a city"]])
    XCTAssertEqual(cards[1].nextHint(), "a city")
  }

  func test_numbers_need_not_be_in_order_or_without_gaps() throws {
    let cards = try cards("{{c7::a}} {{c3::b}}")
    XCTAssertEqual(cards.map(\.answer), ["b", "a"])
    XCTAssertTrue(cards[0].fullID.hasSuffix("#c3"))
  }

  func test_deletions_nest() throws {
    let cards = try cards("{{c1::The {{c2::Lone Star}} State::nickname}} is Texas")
    XCTAssertEqual(cards.map(\.question), ["[…] is Texas", "The […] State is Texas"])
    XCTAssertEqual(cards.map(\.answer), ["The Lone Star State", "Lone Star"])
    XCTAssertEqual(cards.map(\.hints), [["nickname"], []])
    let deep = try self.cards("{{c1::a{{c2::b{{c3::c}}}}}}{{c3::d}}")
    XCTAssertEqual(deep.map(\.answer), ["abc", "bc", "c, d"])
    XCTAssertEqual(deep.map(\.question), ["[…]d", "a[…]d", "ab[…][…]"])
  }

  func test_braces_of_a_formula_are_text() throws {
    let cards = try cards("Half is {{c1::\\frac{1}{2}}} {x} {{y}} }}")
    XCTAssertEqual(cards[0].answer, "\\frac{1}{2}")
    XCTAssertEqual(cards[0].question, "Half is […] {x} {{y}} }}")
  }

  func test_several_deletions_of_one_number_are_given_in_order() throws {
    let text = "{{c1::Rome}} and {{c1::Milan}} and {{c1::Turin::in the north}}"
    let scores: [(String, Double)] = [
      ("Rome, Milan, Turin", 1), ("rome;milan;turin", 1), ("Rome, Milan", 2.0 / 3),
      ("Milan, Rome, Turin", 1.0 / 3), ("Rome", 1.0 / 3), ("x, y, z", 0),
      ("Rome, Milan, Turin, Bari", 1),
    ]
    for (response, score) in scores {
      let card = try cards(text)[0]
      XCTAssertEqual(card.answer, "Rome, Milan, Turin")
      XCTAssertEqual(card.hints, ["in the north"])
      XCTAssertEqual(try card.recordAnswer(.text(response)), .scored(score, message: nil), response)
    }
  }

  func test_deletions_that_want_the_same_are_given_once() throws {
    let card = try cards("{{c1::Row}}, {{c1::row}} your boat")[0]
    XCTAssertEqual(try card.recordAnswer(.text("ROW")), .scored(1, message: nil))
  }

  func test_an_answer_with_a_comma_is_one_answer() throws {
    let card = try cards("{{c1::Paris, Texas}} is a film")[0]
    XCTAssertEqual(try card.recordAnswer(.text("paris,  texas")), .scored(1, message: nil))
    let other = try cards("{{c1::Paris, Texas}} is a film")[0]
    XCTAssertEqual(try other.recordAnswer(.text("Paris")), .scored(0, message: nil))
  }

  func test_the_id_is_the_text_as_written() throws {
    XCTAssertEqual(try cards("{{c1::a}}").first?.idInKey, "{{c1::a}}#c1")
    XCTAssertEqual(try cards("{{c1::a}}") { $0.id = "x" }.first?.idInKey, "x#c1")
  }

  func test_malformed_texts_are_errors() {
    let problems = [
      ("no deletion", "has no deletion: mark one as {{c1::…}}"),
      ("{{c1::a", "does not close the deletion c1: add }}"),
      ("{{c1::a {{c2::b}}", "does not close the deletion c1: add }}"),
      ("{{c1::a}", "does not close the deletion c1: add }}"),
      ("{{c1:a}}", "needs :: after {{c1: write {{c1::…}}"),
      ("{{c1}}", "needs :: after {{c1: write {{c1::…}}"),
      ("{{c::a}}", "has a deletion without a number: write {{c1::…}}"),
      ("{{c0::a}}", "has a deletion {{c0::…}}: numbers begin at 1"),
      ("{{c70000::a}}", "has a deletion {{c70000::…}}: numbers begin at 1"),
      ("{{c1::}}", "has nothing in the deletion c1"),
      ("{{c1:: ::hint}}", "has nothing in the deletion c1"),
      ("{{c1::a {{c1::b}}}}", "has the deletion c1 inside itself"),
      ("{{c1::a::{{c2::b}}}}", "has a deletion in the hint of c1"),
    ]
    for (text, problem) in problems {
      XCTAssertEqual(
        message { _ = try cards(text) }, "the cloze text \"\(text)\" \(problem)")
    }
  }

  func test_deletions_nest_a_hundred_deep_and_no_deeper() throws {
    func nested(_ depth: Int) -> String {
      (1...depth).map { "{{c\($0)::" }.joined() + "x" + String(repeating: "}}", count: depth)
    }
    XCTAssertEqual(try cards(nested(100)).count, 100)
    for depth in [101, 5_000] {
      let message = message { _ = try cards(nested(depth)) }
      XCTAssertTrue(message.hasSuffix("nests more than 100 deletions"))
    }
  }

  func test_a_cloze_takes_its_question_and_answer_from_its_text() {
    XCTAssertEqual(
      message { _ = try cards("{{c1::a}}") { $0.question = "q" } },
      "the cloze card \"{{c1::a}}\" takes its question from text: leave question out")
    XCTAssertEqual(
      message { _ = try cards("{{c1::a}}") { $0.answer = "a" } },
      "the cloze card \"{{c1::a}}\" takes its answer from text: leave answer out")
    XCTAssertEqual(
      message { _ = try cards("{{c1::a}}") { $0.kind = .typed } },
      "the card with the text \"{{c1::a}}\" has kind = \"typed\": text is for kind = \"cloze\"")
    XCTAssertEqual(
      message { _ = try card(draft("q", "a", kind: .cloze)) },
      "card \"q\" has no text: give it text = \"… {{c1::…}} …\"")
    XCTAssertEqual(
      message { _ = try cards("{{c1::a}}") { $0.reverse = .same } },
      "card \"{{c1::a}}\" can't be reversed: a cloze card has one direction")
  }

  func test_nothing_written_is_refused() throws {
    let card = try cards("{{c1::a}}")[0]
    XCTAssertEqual(try card.recordAnswer(.text("")), .refused("Write what is left out first."))
    XCTAssertEqual(try card.recordAnswer(.choice(1)), .refused("Write what is left out."))
  }

  func test_the_authors_hints_follow_those_of_the_text() throws {
    XCTAssertEqual(try cards("{{c1::a::one}}") { $0.hints = ["two"] }[0].hints, ["one", "two"])
  }
}

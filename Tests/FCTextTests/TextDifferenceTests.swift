import FCText
import XCTest

final class TextDifferenceTests: XCTestCase {
  private func segments(
    _ expected: String, _ given: String, ignoring: TextIgnoring = []
  ) -> [TextDifference.Segment] {
    TextDifference(expected: expected, given: given, ignoring: ignoring).segments
  }

  func test_equal_texts_have_no_difference() {
    XCTAssertTrue(TextDifference(expected: "é", given: "e\u{301}").isEmpty)
    XCTAssertEqual(segments("Albany", "Albany"), [.same("Albany")])
    XCTAssertEqual(segments("", ""), [])
  }

  func test_missing_extra_and_replaced_letters() {
    XCTAssertEqual(
      segments("Montgomery", "Montgomry"), [.same("Montgom"), .missing("e"), .same("ry")])
    XCTAssertEqual(segments("Albany", "Albbany"), [.same("Alb"), .extra("b"), .same("any")])
    XCTAssertEqual(
      segments("Trenton", "Trantin"),
      [
        .same("Tr"), .extra("a"), .missing("e"), .same("nt"), .extra("i"), .missing("o"),
        .same("n"),
      ]
    )
    XCTAssertEqual(segments("abc", ""), [.missing("abc")])
    XCTAssertEqual(segments("", "abc"), [.extra("abc")])
    XCTAssertEqual(segments("abc", "xyz"), [.extra("xyz"), .missing("abc")])
  }

  func test_a_wrong_mark_is_a_difference_of_its_letter() {
    XCTAssertEqual(
      segments("más", "mäs"), [.same("m"), .extra("ä"), .missing("á"), .same("s")])
    XCTAssertEqual(
      segments("q\u{307}", "q\u{323}"), [.extra("q\u{323}"), .missing("q\u{307}")])
  }

  func test_an_emoji_with_its_skin_tone_is_one_unit() {
    XCTAssertEqual(
      segments("👍🏽!", "👍🏿!"), [.extra("👍🏿"), .missing("👍🏽"), .same("!")])
    XCTAssertEqual(segments("👨‍👩‍👧a", "a"), [.missing("👨‍👩‍👧"), .same("a")])
  }

  func test_what_is_ignored_is_no_difference() {
    let ignoring: TextIgnoring = [.letterCase, .space, .accents]
    XCTAssertTrue(
      TextDifference(expected: "São Paulo", given: " sao  PAULO ", ignoring: ignoring).isEmpty)
    XCTAssertEqual(
      segments("São Paulo", "sao  paolo", ignoring: ignoring),
      [.same("São Pa"), .extra("o"), .missing("u"), .same("lo")])
    XCTAssertEqual(segments("Straße", "STRASSE", ignoring: .letterCase), [.same("Straße")])
  }

  func test_the_pieces_put_together_are_the_two_texts() {
    let texts = ["", "a", "kitten", "sitting", "Saturday", "Sunday", "naïve", "👍🏽 東京", "tokyo"]
    for expected in texts {
      for given in texts {
        var parts = (expected: "", given: "")
        for segment in segments(expected, given) {
          switch segment {
          case .same(let text):
            parts.expected += text
            parts.given += text
          case .missing(let text): parts.expected += text
          case .extra(let text): parts.given += text
          }
        }
        XCTAssertEqual(parts.expected, expected)
        XCTAssertEqual(parts.given, given)
      }
    }
  }

  func test_pages_of_text_are_compared_as_a_whole() {
    let expected = String(repeating: "ab", count: 1000)
    let given = String(repeating: "ba", count: 1000)
    XCTAssertEqual(segments(expected, given).count, 2)
  }
}

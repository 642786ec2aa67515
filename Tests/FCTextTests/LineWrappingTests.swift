import FCText
import XCTest

final class LineWrappingTests: XCTestCase {
  func test_lines_end_at_spaces() {
    XCTAssertEqual(
      wrap("What is the capital of Alabama?", columns: 12),
      ["What is the", "capital of", "Alabama?"])
    XCTAssertEqual(wrap("a b", columns: 3), ["a b"])
    XCTAssertEqual(wrap("", columns: 10), [""])
  }

  func test_spaces_at_a_break_are_left_out() {
    XCTAssertEqual(wrap("one    two", columns: 4), ["one", "two"])
    XCTAssertEqual(wrap("one two ", columns: 3), ["one", "two"])
  }

  func test_a_word_longer_than_a_line_is_cut() {
    XCTAssertEqual(wrap("abcdefgh", columns: 3), ["abc", "def", "gh"])
    XCTAssertEqual(wrap("a abcdefgh", columns: 4), ["a", "abcd", "efgh"])
  }

  func test_line_feeds_always_break() {
    XCTAssertEqual(wrap("a\n\nb\r\nc\n", columns: 10), ["a", "", "b", "c", ""])
  }

  func test_wide_characters_break_anywhere_but_before_closing_marks() {
    XCTAssertEqual(wrap("東京都庁", columns: 4), ["東京", "都庁"])
    XCTAssertEqual(wrap("東京都庁", columns: 5), ["東京", "都庁"])
    XCTAssertEqual(wrap("東京。都", columns: 4), ["東", "京。", "都"])
  }

  func test_hyphens_offer_a_break() {
    XCTAssertEqual(wrap("well-known", columns: 6), ["well-", "known"])
    XCTAssertEqual(wrap("at -12345", columns: 5), ["at", "-1234", "5"])
  }

  func test_no_cluster_is_split() {
    XCTAssertEqual(wrap("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", columns: 3), ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"])
    XCTAssertEqual(wrap("e\u{301}e\u{301}e\u{301}", columns: 2), ["e\u{301}e\u{301}", "e\u{301}"])
  }

  func test_too_narrow_a_line_takes_one_cluster() {
    XCTAssertEqual(wrap("東京", columns: 1), ["東", "京"])
    XCTAssertEqual(wrap("ab", columns: 0), ["a", "b"])
    XCTAssertEqual(wrap("ab", columns: -3), ["a", "b"])
  }

  func test_no_line_is_too_wide_and_no_letter_is_lost() {
    let text = "Die Hauptstadt von 日本 ist 東京 — naïve café 👍🏽 (well-known), Llanfairpwllgwyngyll."
    for width in 2...60 {
      let lines = wrap(text, columns: width)
      for line in lines { XCTAssertLessThanOrEqual(columns(of: line), width) }
      XCTAssertEqual(
        lines.joined().filter { $0 != " " }, text.filter { $0 != " " }, "at \(width)")
    }
  }

  func test_what_is_cut_off_shows_an_ellipsis() {
    XCTAssertEqual(truncated("Montgomery", columns: 10), "Montgomery")
    XCTAssertEqual(truncated("Montgomery", columns: 5), "Mont…")
    XCTAssertEqual(truncated("東京都庁", columns: 6), "東京…")
    XCTAssertEqual(truncated("Montgomery", columns: 5, ellipsis: "..."), "Mo...")
    XCTAssertEqual(truncated("Montgomery", columns: 1), "…")
    XCTAssertEqual(truncated("Montgomery", columns: 0), "")
  }

  func test_no_more_lines_are_made_than_are_wanted() {
    XCTAssertEqual(wrap("a b\nc\n\nd", columns: 1, atMost: 3), ["a", "b", "c"])
    XCTAssertEqual(wrap("a b\nc\n\nd", columns: 1, atMost: 4), ["a", "b", "c", ""])
    XCTAssertEqual(wrap("a", columns: 1, atMost: 0), [""])
    XCTAssertEqual(wrap("a\n", columns: 5), ["a", ""])
  }
}

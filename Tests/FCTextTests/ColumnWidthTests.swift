import FCText
import XCTest

final class ColumnWidthTests: XCTestCase {
  func test_letters_of_every_script() {
    XCTAssertEqual(columns(of: "Montgomery"), 10)
    XCTAssertEqual(columns(of: "Åéß"), 3)
    XCTAssertEqual(columns(of: "東京"), 4)
    XCTAssertEqual(columns(of: "한국"), 4)
    XCTAssertEqual(columns(of: "ｱ"), 1)
    XCTAssertEqual(columns(of: "Ａ"), 2)
    XCTAssertEqual(columns(of: ""), 0)
  }

  func test_combining_marks_take_no_column() {
    XCTAssertEqual(columns(of: "e\u{301}"), 1)
    XCTAssertEqual(columns(of: "q\u{307}\u{323}"), 1)
    XCTAssertEqual(columns(of: "\u{1112}\u{1161}\u{11AB}"), 2)
  }

  func test_emoji_take_two_columns_however_many_scalars_they_have() {
    for emoji in ["😀", "👍🏽", "👨‍👩‍👧‍👦", "🇫🇷", "❤️", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🧑🏿‍🚀"] {
      XCTAssertEqual(columns(of: emoji), 2, emoji)
    }
    XCTAssertEqual(columns(of: "❤"), 1)
  }

  func test_a_devanagari_conjunct_takes_a_column_for_each_consonant() {
    XCTAssertEqual(columns(of: "कि"), 1)
    XCTAssertEqual(columns(of: "क्ष"), 2)
  }

  func test_controls_take_no_column() {
    XCTAssertEqual(columns(of: "\u{1B}[0m"), 3)
    XCTAssertEqual(columns(of: "\t\u{7F}\u{0}"), 0)
    XCTAssertEqual(columns(of: "a\u{200B}b"), 2)
    XCTAssertEqual(columns(of: "\u{85}"), 0)
  }

  func test_a_text_is_measured_no_further_than_past_a_limit() {
    XCTAssertEqual(columns(of: "abc", atMost: 3), 3)
    XCTAssertEqual(columns(of: "abcdef", atMost: 3), 4)
    XCTAssertEqual(columns(of: "日本語", atMost: 3), 4)
    XCTAssertEqual(columns(of: "", atMost: 0), 0)
  }
}

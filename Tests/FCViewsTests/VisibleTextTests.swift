import FCViews
import XCTest

final class VisibleTextTests: XCTestCase {
  func test_ordinary_text_stays_as_it_is() {
    for text in ["", "Alabama", "Île-de-France", "東京", "👩‍🚀 e\u{301}"] {
      XCTAssertEqual(visible(text), text)
    }
  }

  func test_escape_sequences_are_shown_and_not_obeyed() {
    XCTAssertEqual(visible("\u{1B}[2Jgone\u{7}"), "^[[2Jgone^G")
    XCTAssertEqual(visible("\u{9B}31m\u{7F}\0"), "<U+009B>31m^?^@")
  }

  func test_marks_that_override_direction_are_shown() {
    XCTAssertEqual(visible("a\u{202E}b\u{2066}"), "a<U+202E>b<U+2066>")
  }

  func test_every_kind_of_line_break_becomes_a_line_feed() {
    XCTAssertEqual(visible("a\nb\r\nc\u{2028}d\u{2029}e"), "a\nb\nc\nd\ne")
    XCTAssertEqual(visible("a\rb"), "a^Mb")
  }

  func test_tab_becomes_spaces() {
    XCTAssertEqual(visible("a\tb"), "a    b")
  }

  func test_visible_line_has_no_line_break() {
    XCTAssertEqual(visibleLine("a\r\nb\nc"), "a b c")
  }
}

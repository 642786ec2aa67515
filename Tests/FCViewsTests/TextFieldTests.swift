import FCViews
import Support
import XCTest

final class TextFieldTests: XCTestCase {
  private let field = TextField(prompt: "Type the answer")
  private lazy var screen = page(field)

  func test_letters_are_written_at_the_cursor() {
    screen.type("ac")
    screen.press(.left)
    screen.press("b")
    XCTAssertEqual(field.text, "abc")
    XCTAssertEqual(field.cursor, 2)
  }

  func test_backspace_and_delete_take_whole_clusters() {
    screen.type("a👩🏽‍🚀e\u{301}")
    screen.press(.backspace)
    XCTAssertEqual(field.text, "a👩🏽‍🚀")
    screen.press(.left)
    screen.press(.delete)
    XCTAssertEqual(field.text, "a")
    screen.press(.delete)
    screen.press(.home)
    screen.press(.backspace)
    XCTAssertEqual(field.text, "a")
  }

  func test_control_u_takes_what_is_before_the_cursor_unless_there_is_nothing() {
    screen.type("abc")
    screen.press(.left)
    XCTAssertTrue(screen.press(.character("u"), .control))
    XCTAssertEqual(field.text, "c")
    screen.press(.delete)
    XCTAssertFalse(screen.press(.character("u"), .control))
  }

  func test_combining_mark_joins_the_letter_before_it() {
    screen.press("e")
    screen.press("\u{301}")
    XCTAssertEqual(field.text, "é")
    XCTAssertEqual(field.cursor, 1)
  }

  func test_joiner_typed_by_itself_joins_what_is_before_it() throws {
    for letter in ["م", "ی", "\u{200C}", "خ"] as [Character] { screen.press(letter) }
    XCTAssertEqual(Array(field.text.unicodeScalars), ["م", "ی", "\u{200C}", "خ"])
    XCTAssertEqual(field.cursor, 3)
    for letter in ["👩", "\u{200D}", "🚀"] as [Character] { screen.press(letter) }
    XCTAssertEqual(field.text.last, "👩‍🚀")
    screen.press(.home)
    screen.press("\u{200C}")
    XCTAssertTrue(field.text.hasPrefix("<U+200C>"))
  }

  /// A terminal without bracketed paste sends what is pasted key by key.
  func test_a_long_text_typed_key_by_key_is_counted_right() {
    for _ in 0..<5000 { screen.type("ae\u{301}") }
    XCTAssertEqual(field.cursor, 10_000)
    XCTAssertEqual(field.text.count, 10_000)
    screen.press(.backspace)
    screen.press(.home)
    screen.type("x")
    screen.press(.end)
    XCTAssertEqual(field.cursor, 10_000)
    XCTAssertTrue(field.text.hasPrefix("xaé"))
    XCTAssertTrue(field.text.hasSuffix("éa"))
  }

  func test_paste_is_one_visible_line() {
    XCTAssertTrue(screen.receive(.paste("New\r\nYork\u{1B}")))
    XCTAssertEqual(field.text, "New York^[")
  }

  func test_paste_that_is_far_longer_than_the_field_shows_its_end() {
    XCTAssertTrue(screen.receive(.paste(String(repeating: "a世", count: 15 * 1024) + "end")))
    XCTAssertTrue(screen.text(20, 6).hasPrefix(" › 世a世a世a世end\n"))
    screen.press(.home)
    XCTAssertTrue(screen.text(20, 6).hasPrefix(" › a世a世a世a世a世a\n"))
  }

  func test_shell_keys_move_and_cut_by_words() {
    screen.type("one two")
    screen.press(.character("w"), .control)
    XCTAssertEqual(field.text, "one ")
    screen.press(.character("a"), .control)
    screen.press(.right, .control)
    XCTAssertEqual(field.cursor, 3)
    screen.press(.character("k"), .control)
    XCTAssertEqual(field.text, "one")
  }

  func test_cursor_stays_in_sight_of_a_long_text() {
    screen.type("abcdefghijklmnopqrstuvwxyz")
    let canvas = Canvas(columns: 20, rows: 6, drawing: screen)
    XCTAssertTrue(canvas.text.contains("xyz"))
    XCTAssertFalse(canvas.text.contains("abc"))
    XCTAssertEqual(canvas.cursor, Point(column: 17, row: 0))
    screen.press(.home)
    XCTAssertTrue(screen.text(20, 6).contains("abc"))
  }

  func test_cursor_counts_wide_clusters_as_two_columns() {
    screen.type("東京")
    let canvas = Canvas(columns: 20, rows: 6, drawing: screen)
    XCTAssertEqual(canvas.cursor?.column, 7)
  }

  func test_click_places_the_cursor() {
    screen.type("abc")
    _ = screen.text(20, 6)
    XCTAssertTrue(screen.click(column: 4, row: 0))
    XCTAssertEqual(field.cursor, 1)
  }

  func test_enter_submits_and_a_closed_field_takes_nothing() {
    var submitted: [String] = []
    field.onSubmit = { submitted.append($0) }
    screen.type("Austin")
    screen.press(.enter)
    XCTAssertEqual(submitted, ["Austin"])
    field.isClosed = true
    screen.press("x")
    XCTAssertEqual(field.text, "Austin")
  }

  func test_no_more_than_64_kib_can_be_written() {
    _ = screen.receive(.paste(String(repeating: "é", count: 40_000)))
    XCTAssertEqual(field.text.utf8.count, 65_536)
    screen.type("a")
    screen.press(.backspace)
    screen.type("abc")
    XCTAssertTrue(field.text.hasSuffix("éab"))
  }
}

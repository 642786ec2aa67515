import FCViews
import Support
import XCTest

final class TextViewTests: XCTestCase {
  private func screen(_ view: TextView, _ others: View...) -> ViewScreen {
    ViewScreen("", [view] + others)
  }

  func test_edits_go_by_grapheme_cluster() {
    for cluster in ["👨‍👩‍👧‍👦", "🇸🇪", "e\u{301}\u{323}", "漢", "👍🏽"] {
      let view = TextView()
      let screen = screen(view)
      screen.type("ab")
      _ = screen.receive(.paste(cluster))
      screen.press(.left)
      screen.press(.left)
      screen.press(.right)
      screen.press(.right)
      screen.press(.backspace)
      XCTAssertEqual(view.text, "ab")
    }
  }

  func test_mark_joins_the_letter_before_it_and_halves_of_a_flag_meet() {
    let view = TextView()
    let screen = screen(view)
    screen.type("e")
    _ = screen.receive(.paste("\u{301}"))
    screen.press("x")
    XCTAssertEqual(view.text, "éx")
    view.text = "\u{1F1F8}x\u{1F1EA}"
    screen.press(.right)
    screen.press(.delete)
    XCTAssertEqual(view.text, "🇸🇪")
    screen.press(.backspace)
    XCTAssertEqual(view.text, "")
  }

  func test_enter_breaks_a_line_and_backspace_joins_two() {
    let view = TextView()
    let screen = screen(view)
    screen.type("onetwo")
    for _ in 1...3 { screen.press(.left) }
    screen.press(.enter)
    XCTAssertEqual(view.text, "one\ntwo")
    screen.press(.backspace)
    XCTAssertEqual(view.text, "onetwo")
    _ = screen.receive(.paste("\r\n-\n"))
    XCTAssertEqual(view.text, "one\n-\ntwo")
    screen.press(.end)
    screen.press(.delete)
    XCTAssertEqual(view.text, "one\n-\ntwo")
  }

  func test_words_are_moved_over_and_deleted() {
    let view = TextView()
    let screen = screen(view)
    screen.type("one two  three")
    screen.press(.left, .control)
    screen.press(.character("b"), .alt)
    screen.press("x")
    XCTAssertEqual(view.text, "one xtwo  three")
    screen.press(.right, .control)
    screen.press(.character("w"), .control)
    XCTAssertEqual(view.text, "one   three")
    screen.press(.character("k"), .control)
    screen.press(.character("u"), .control)
    XCTAssertEqual(view.text, "")
  }

  func test_arrows_keep_the_column_over_wrapped_and_wide_rows() {
    let view = TextView("", text: "abcdefgh ijklmnop qrstuv\n漢字漢字\nxyz1234")
    let screen = screen(view)
    _ = screen.text(20, 12)
    for _ in 1...5 { screen.press(.right) }
    for _ in 1...4 { screen.press(.down) }
    _ = screen.text(20, 12)
    screen.press("!")
    XCTAssertEqual(view.text, "abcdefgh ijklmnop qrstuv\n漢字漢字\nxyz12!34")
  }

  func test_cursor_stays_in_sight_and_the_text_scrolls() {
    let view = TextView("Text", text: (1...60).map { "line \($0)" }.joined(separator: "\n"))
    let screen = screen(view, Button("Save"))
    for key in [Key.pageDown, .end, .down, .pageUp, .up] {
      screen.press(key)
      let canvas = Canvas(columns: 30, rows: 10, drawing: screen)
      XCTAssertNotNil(canvas.cursor)
      XCTAssertTrue(canvas.text.contains("Save"))
    }
    screen.press(.end, .control)
    XCTAssertTrue(screen.text(30, 10).contains("line 60"))
  }

  func test_escape_and_control_d_are_done_and_move_on() {
    let view = TextView()
    var done: [String] = []
    view.onDone = { done.append($0) }
    let screen = screen(view, Button("Save"))
    screen.type("a")
    screen.press(.escape)
    XCTAssertTrue(screen.text(30, 12).contains("[› Save ‹]"))
    screen.press(.tab)
    screen.press(.character("d"), .control)
    XCTAssertEqual(done, ["a", "a"])
    XCTAssertTrue(screen.text(30, 12).contains("[› Save ‹]"))
  }

  func test_escape_goes_back_where_the_text_is_all_there_is() {
    let navigator = Navigator()
    let note = screen(TextView())
    navigator.push(ViewScreen("First"))
    navigator.push(note)
    note.type("text")
    note.press(.escape)
    XCTAssertFalse(navigator.top === note)
  }

  func test_changes_by_hand_are_told_and_others_are_not() {
    let view = TextView()
    var changes: [String] = []
    view.onChange = { [unowned view] in changes.append(view.text) }
    let screen = screen(view)
    view.text = "x"
    screen.press("a")
    screen.press(.right)
    screen.press(.backspace)
    XCTAssertEqual(changes, ["ax", "a"])
  }

  func test_random_keys_keep_the_text_whole() {
    let pieces = ["a", " ", "\n", "👨‍👩‍👧", "🇸🇪", "e\u{301}", "漢", "\u{301}", "\u{200D}", "\u{1F1F8}"]
    let keys: [Key] = [
      .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .backspace, .delete, .enter,
    ]
    for seed in 1...60 {
      var random = SmallRandom(seed: UInt64(seed))
      let view = TextView("Text")
      let field = TextField("Field")
      let screen = screen(view, field)
      for _ in 1...120 {
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1: _ = screen.receive(.paste(pieces.randomElement(using: &random) ?? ""))
        case 2, 3:
          let modifiers: KeyPress.Modifiers = Bool.random(using: &random) ? .control : []
          screen.press(keys.randomElement(using: &random) ?? .left, modifiers)
        default: _ = screen.text(Int.random(in: 20...40, using: &random), 9)
        }
      }
      XCTAssertFalse(view.text.unicodeScalars.contains("\u{FFFD}"))
      XCTAssertEqual(field.text.contains("\n"), false)
    }
  }

  func test_no_more_than_64_kib_can_be_written_and_deleting_gives_room() {
    let view = TextView()
    let screen = screen(view)
    _ = screen.receive(.paste(String(repeating: "é\n", count: 30_000)))
    XCTAssertEqual(view.text.utf8.count, 65_535)
    screen.type("ab")
    XCTAssertEqual(view.text.utf8.count, 65_536)
    XCTAssertTrue(view.text.hasSuffix("\na"))
    screen.press(.backspace)
    screen.press(.backspace)
    screen.press(.backspace)
    screen.type("bcdef")
    XCTAssertTrue(view.text.hasSuffix("\nbcde"))
    XCTAssertEqual(view.text.utf8.count, 65_536)
  }
}

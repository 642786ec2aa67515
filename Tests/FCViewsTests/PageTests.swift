import FCViews
import Support
import XCTest

final class PageTests: XCTestCase {
  private final class CommandPage: Page {
    var given: [String] = []
    var isHintEnabled = true
    var ended = false

    override var commands: [Command] {
      [
        Command("hint", letter: "h", key: KeyPress(.function(2)), isEnabled: isHintEnabled) {
          [unowned self] in given.append("hint")
        },
        Command("quit", letter: "q", key: KeyPress(.character("q"), .control)) {
          [unowned self] in given.append("quit")
        },
      ]
    }
    override func receive(line: String) { given.append(line) }
    override func inputEnded() { ended = true }
  }

  private func longLabel(_ count: Int) -> Label {
    Label((1...count).map { "line \($0)" }.joined(separator: "\n"))
  }

  func test_letter_gives_a_command_unless_a_field_reads_it() {
    let page = CommandPage()
    page.press("h")
    let field = TextField(prompt: "")
    page.body.content = [field]
    page.focus = field
    page.press("h")
    XCTAssertEqual(field.text, "h")
    page.press(.function(2))
    page.press(.character("q"), .control)
    XCTAssertEqual(page.given, ["hint", "hint", "quit"])
  }

  func test_help_line_names_the_keys_that_work_now_and_hides_disabled_ones() {
    let page = CommandPage()
    XCTAssertTrue(page.text(40, 8).hasSuffix("h hint   q quit"))
    page.isHintEnabled = false
    XCTAssertTrue(page.text(40, 8).hasSuffix("  q quit"))
    XCTAssertFalse(page.press("h"))
    let field = TextField(prompt: "")
    page.body.content = [field]
    page.focus = field
    XCTAssertTrue(page.text(40, 8).hasSuffix("Ctrl-Q quit"))
  }

  func test_help_line_is_cut_off_with_an_ellipsis() {
    let page = CommandPage()
    XCTAssertTrue(page.text(20, 6).hasSuffix("h hint   q quit"))
    let field = TextField(prompt: "")
    page.body.content = [field]
    page.focus = field
    XCTAssertTrue(page.text(20, 6).hasSuffix("F2 hint …"))
  }

  func test_line_with_a_colon_gives_a_command_and_others_are_passed_on() {
    let page = CommandPage()
    page.isHintEnabled = false
    for line in [":h", " :q ", ":x", "h", ": h"] { _ = page.receive(.line(line)) }
    XCTAssertEqual(page.given, ["hint", "quit", ":x", "h", ": h"])
    _ = page.receive(.endOfInput)
    XCTAssertTrue(page.ended)
  }

  func test_body_scrolls_by_keys_and_wheel_when_it_does_not_fit() {
    let page = page(longLabel(30))
    XCTAssertTrue(page.text(30, 8).contains("line 1 "))
    XCTAssertFalse(page.press(.up))
    XCTAssertTrue(page.press(.pageDown))
    XCTAssertTrue(page.text(30, 8).contains("line 7"))
    XCTAssertTrue(page.receive(.mouse(MouseEvent(.scrollUp, at: Point(column: 3, row: 3)))))
    XCTAssertTrue(page.text(30, 8).contains("line 5"))
    for _ in 1...9 { page.press(.pageDown) }
    XCTAssertTrue(page.text(30, 8).contains("line 30"))
    XCTAssertFalse(page.press(.down))
  }

  func test_short_pinned_views_stay_in_sight() {
    let page = page(pinned: [Label("Question")], longLabel(30))
    _ = page.text(30, 8)
    page.press(.pageDown)
    let text = page.text(30, 8)
    XCTAssertTrue(text.contains("Question"))
    XCTAssertFalse(text.contains("line 1 "))
  }

  func test_long_pinned_views_scroll_with_the_rest() {
    let page = page(pinned: [longLabel(10)], Label("answer"))
    _ = page.text(30, 8)
    for _ in 1...9 { page.press(.pageDown) }
    let text = page.text(30, 8)
    XCTAssertTrue(text.contains("answer"))
    XCTAssertFalse(text.contains("line 1 "))
  }

  func test_selection_is_kept_in_sight() {
    let list = ChoiceList((1...30).map { "item \($0)" })
    let page = page(pinned: [Label("Question")], list)
    _ = page.text(30, 8)
    page.press(.end)
    XCTAssertTrue(page.text(30, 8).contains("› 30  item 30"))
    page.press(.home)
    XCTAssertTrue(page.text(30, 8).contains("›  1  item 1"))
  }

  func test_click_does_not_reach_what_has_scrolled_away() {
    var chosen: [Int?] = []
    let list = ChoiceList((1...30).map { "item \($0)" })
    list.onChoose = { chosen.append($0) }
    let page = page(pinned: [Label("Question")], list)
    _ = page.text(30, 12)
    page.press(.end)
    _ = page.text(30, 12)
    XCTAssertFalse(page.click(column: 8, row: 0))
    XCTAssertFalse(page.click(column: 8, row: 11))
    XCTAssertEqual(chosen, [])
  }

  func test_tab_moves_the_focus_round() {
    let (first, second) = (TextField(prompt: "a"), TextField(prompt: "b"))
    let page = page(first, second)
    page.press("x")
    page.press(.tab)
    page.press("y")
    page.press(.tab)
    page.press("z")
    page.press(.tab, .shift)
    page.press("w")
    XCTAssertEqual(first.text, "xz")
    XCTAssertEqual(second.text, "yw")
  }

  func test_too_small_canvas_says_so_and_nothing_fails_down_to_nothing() {
    let page = page(longLabel(3))
    XCTAssertEqual(page.text(19, 6).split(separator: "\n").first, "Needs 20x6")
    for (columns, rows) in [(1, 1), (0, 0), (20, 5), (3, 40)] {
      _ = Canvas(columns: columns, rows: rows, drawing: page)
    }
  }

  func test_text_is_at_most_72_columns_wide_and_centred() {
    let page = page(Label(String(repeating: "word ", count: 40)))
    for line in page.text(200, 20).split(separator: "\n") where !line.isEmpty {
      XCTAssertLessThanOrEqual(line.count, 64 + 72)
      XCTAssertTrue(line.hasPrefix(String(repeating: " ", count: 64)))
    }
  }
}

import FCViews
import Support
import XCTest

final class ChoiceListTests: XCTestCase {
  private var chosen: [Int?] = []

  private func list(_ items: [String], allowsSeveral: Bool = false) -> ChoiceList {
    let list = ChoiceList(items, allowsSeveral: allowsSeveral)
    list.onChoose = { [unowned self] in chosen.append($0) }
    return list
  }

  func test_digit_chooses_at_once_in_a_short_list() {
    let page = page(list(["a", "b", "c"]))
    XCTAssertTrue(page.press("2"))
    XCTAssertEqual(chosen, [1])
    XCTAssertFalse(page.press("4"))
    XCTAssertFalse(page.press("0"))
    XCTAssertEqual(chosen, [1])
  }

  func test_digits_make_a_number_in_a_long_list_and_enter_chooses() {
    let choices = list((1...20).map { "item \($0)" })
    let page = page(choices)
    page.type("12")
    XCTAssertEqual(choices.selection, 11)
    XCTAssertEqual(chosen, [])
    page.press(.enter)
    XCTAssertEqual(chosen, [11])
    page.press(.up)
    page.type("3")
    XCTAssertEqual(choices.selection, 2)
  }

  func test_arrows_move_and_stop_at_the_ends() {
    let choices = list(["a", "b"])
    let page = page(choices)
    page.press(.down)
    page.press(.down)
    XCTAssertEqual(choices.selection, 1)
    page.press(.enter)
    XCTAssertEqual(chosen, [1])
    page.press(.home)
    page.press(.up)
    XCTAssertEqual(choices.selection, 0)
  }

  func test_several_are_checked_and_enter_ends_the_choice() {
    let choices = list(["a", "b", "c"], allowsSeveral: true)
    let page = page(choices)
    page.type("13")
    page.press(.character(" "))
    XCTAssertEqual(choices.checked, [0])
    page.press(.enter)
    XCTAssertEqual(chosen, [nil])
    XCTAssertTrue(page.text(40, 10).contains("1  [✓] a"))
    XCTAssertTrue(page.text(40, 10).contains("2  [ ] b"))
  }

  func test_click_chooses_the_line_under_the_pointer() {
    let choices = list(["a", "an answer that is much longer than the line it gets", "c"])
    let page = page(choices)
    let rows = page.text(30, 12).split(separator: "\n", omittingEmptySubsequences: false)
    let row = rows.firstIndex { $0.contains("3  c") } ?? -1
    XCTAssertTrue(page.click(column: 8, row: row))
    XCTAssertTrue(page.click(column: 8, row: row - 1))
    XCTAssertFalse(page.click(column: 8, row: row + 1))
    XCTAssertEqual(chosen, [2, 1])
  }

  func test_judged_list_is_closed_and_says_by_signs_what_was_right() {
    let choices = list(["a", "b", "c"])
    let page = page(choices)
    choices.marks = [0: .wrong, 2: .missed]
    XCTAssertFalse(page.press("1"))
    let text = page.text(40, 10)
    XCTAssertTrue(text.contains("✗ 1  a"))
    XCTAssertTrue(text.contains("  2  b"))
    XCTAssertTrue(text.contains("• 3  c"))
  }

  func test_lines_are_numbered() {
    XCTAssertEqual(list(["Juneau", "Mont\ngomery"]).lines, ["  1) Juneau", "  2) Mont gomery"])
    XCTAssertEqual(ChoiceList(["a"], isSpoken: false).lines, [])
  }

  func test_empty_list_takes_no_key() {
    let page = page(list([]))
    XCTAssertFalse(page.press(.enter))
    XCTAssertNil(page.focus)
  }
}

import FCViews
import Support
import XCTest

final class TabBarTests: XCTestCase {
  private func bar(_ names: String...) -> TabBar {
    TabBar(names.map { Tab($0, content: Label("content of \($0)")) })
  }

  func test_change_tells_both_tabs_and_the_side_by_their_order() {
    let bar = bar("A", "B", "C")
    var changes: [String] = []
    bar.onChange = {
      let side = $0.direction.map { "\($0)" } ?? "none"
      changes.append("\($0.from?.title ?? "-") \($0.to?.title ?? "-") \(side)")
    }
    XCTAssertTrue(bar.select(2))
    XCTAssertTrue(bar.select(0))
    XCTAssertFalse(bar.select(7))
    XCTAssertEqual(changes, ["A C right", "C A left"])
  }

  func test_refused_change_leaves_everything_as_it_was() {
    let bar = bar("A", "B")
    var asked: [String] = []
    bar.shouldSelect = {
      asked.append($0.title)
      return false
    }
    bar.onChange = { _ in XCTFail("changed") }
    XCTAssertFalse(bar.select(1))
    // The selected tab is asked for again, and stays.
    XCTAssertTrue(bar.select(0))
    XCTAssertEqual(asked, ["B", "A"])
    XCTAssertEqual(bar.selectedTab?.title, "A")
  }

  func test_replaced_tabs_keep_the_selected_one_by_identity() {
    let bar = bar("A", "B", "C")
    bar.select(1)
    bar.onChange = { _ in XCTFail("changed") }
    bar.replaceTabs(with: [bar.tabs[2], bar.tabs[1]])
    XCTAssertEqual(bar.selectedTab?.title, "B")
    XCTAssertEqual(bar.selectedIndex, 1)
  }

  func test_replaced_tabs_without_the_selected_one_select_the_one_in_its_place() {
    let bar = bar("A", "B", "C")
    bar.select(2)
    bar.shouldSelect = { _ in false }
    var changes: [String] = []
    bar.onChange = { changes.append("\($0.from?.title ?? "-") \($0.to?.title ?? "-")") }
    bar.replaceTabs(with: [Tab("D"), Tab("E")])
    bar.replaceTabs(with: [])
    XCTAssertNil(bar.selectedIndex)
    bar.replaceTabs(with: [Tab("F")])
    XCTAssertEqual(bar.selectedTab?.title, "F")
    XCTAssertEqual(changes, ["C E", "E -", "- F"])
  }

  func test_tabs_replaced_while_one_is_asked_for_are_the_ones_that_count() {
    let bar = bar("A", "B")
    bar.shouldSelect = { [unowned bar] _ in
      bar.replaceTabs(with: [Tab("C")])
      return true
    }
    XCTAssertFalse(bar.select(1))
    XCTAssertEqual(bar.selectedTab?.title, "C")
  }

  func test_keys_numbers_and_clicks_change_the_tab() {
    let bar = bar("A", "B", "C")
    let screen = ViewScreen("Tabs", [bar])
    XCTAssertTrue(screen.text(40, 12).contains("content of A"))
    screen.press(.right)
    XCTAssertTrue(screen.text(40, 12).contains("content of B"))
    screen.press("3")
    XCTAssertTrue(screen.text(40, 12).contains("content of C"))
    XCTAssertFalse(screen.press(.right))
    XCTAssertTrue(screen.click(column: 4, row: 2))
    XCTAssertEqual(bar.selectedIndex, 0)
  }

  func test_focus_goes_from_a_list_up_to_the_tabs_and_back() {
    let list = List(count: { 3 }, row: { Row("row \($0)") })
    let bar = TabBar([Tab("A", content: list), Tab("B")])
    let screen = ViewScreen("Tabs", [bar])
    XCTAssertTrue(screen.text(40, 12).contains("› row 0"))
    screen.press(.up)
    XCTAssertTrue(screen.text(40, 12).contains("› A ‹"))
    screen.press(.down)
    XCTAssertTrue(screen.text(40, 12).contains("› row 0"))
    screen.press("2")
    XCTAssertEqual(bar.selectedIndex, 1)
  }

  func test_tabs_fill_the_width_and_the_last_takes_the_rest() {
    let text = ViewScreen("", [bar("One", "Two", "Three")]).text(40, 14)
    XCTAssertTrue(
      text.contains(String(repeating: "━", count: 12) + String(repeating: "─", count: 24)))
  }
}

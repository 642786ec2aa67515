import FCViews
import Support
import XCTest

final class ListTests: XCTestCase {
  /// Names in a list, with the rows that were asked for.
  private final class Names {
    var names: [String]
    var asked: [Int] = []
    var chosen: [Int] = []
    private(set) var list = List(count: { 0 }, row: { _ in Row("") })
    private(set) var screen = ViewScreen()

    init(_ names: [String]) {
      self.names = names
      list = List(
        count: { [unowned self] in self.names.count },
        row: { [unowned self] index in
          asked.append(index)
          return Row(self.names[index])
        })
      list.onSelect = { [unowned self] in chosen.append($0) }
      screen = ViewScreen("Names", [list])
    }

    func deletes() {
      list.onDelete = { [unowned self] index in
        let name = names.remove(at: index)
        return { [unowned self] in names.insert(name, at: index) }
      }
    }

    func text(_ columns: Int = 40, _ rows: Int = 14) -> String { screen.text(columns, rows) }
  }

  private func many(_ count: Int = 100_000) -> Names {
    Names((1...count).map { "name \($0)" })
  }

  func test_only_rows_in_sight_are_asked_for_wherever_one_is() {
    let names = many()
    for key in [Key.home, .down, .pageDown, .end, .up, .pageUp, .home] {
      names.screen.press(key)
      names.asked = []
      _ = names.text()
      XCTAssertLessThanOrEqual(names.asked.count, 10)
      XCTAssertLessThanOrEqual((names.asked.max() ?? 0) - (names.asked.min() ?? 0), 10)
    }
    XCTAssertTrue(names.text().contains("› name 1 "))
  }

  func test_selected_row_stays_in_sight_at_every_size() {
    let names = many(50)
    for (index, rows) in [20, 6, 9, 30, 7].enumerated() {
      for _ in 0...index * 3 { names.screen.press(.down) }
      XCTAssertTrue(names.text(20 + index, rows).contains("› name"))
    }
  }

  func test_filter_narrows_as_it_is_typed_without_case_and_accents() {
    let names = Names(["Äpfel", "apple", "Banana", "APRICOT"])
    names.screen.type("/AP")
    XCTAssertTrue(names.text().contains("3 of 4"), names.text())
    names.screen.type("p")
    XCTAssertEqual(names.list.filterText, "APp")
    XCTAssertFalse(names.text().contains("APRICOT"))
    names.screen.press(.backspace)
    XCTAssertTrue(names.text().contains("APRICOT"))
    names.screen.press(.enter)
    XCTAssertEqual(names.chosen, [0])
    names.screen.press(.escape)
    XCTAssertTrue(names.text().contains("Banana"))
  }

  func test_filter_looks_at_few_rows_in_a_turn_and_finds_all_in_the_end() {
    let names = many()
    _ = names.text()
    names.screen.press("/")
    names.asked = []
    for letter in "99999" {
      names.screen.press(letter)
      _ = names.text()
    }
    XCTAssertLessThanOrEqual(names.asked.count, 5 * 1_100)
    var turns = 0
    while names.screen.isWorking, turns < 1_000 {
      XCTAssertEqual(names.screen.nextChange(at: 3), 3)
      _ = names.text()
      turns += 1
    }
    XCTAssertEqual(names.list.shownCount, 1)
    XCTAssertTrue(names.text().contains("name 99999"))
    XCTAssertNil(names.screen.nextChange(at: 3))
  }

  func test_filter_that_goes_on_looks_only_at_what_was_found() {
    let names = many(400)
    names.list.filter(by: "39")
    while names.screen.isWorking { _ = names.text() }
    names.asked = []
    names.list.filter(by: "399")
    XCTAssertEqual(names.list.shownCount, 1)
    // 39, 139, 239, 339 and 390 to 399.
    XCTAssertEqual(names.asked.count, 14)
  }

  func test_owner_can_find_the_rows() {
    let names = Names(["a", "b", "c"])
    names.list.filter = { $0 == "x" ? [2, 0, 99, -1] : [] }
    names.screen.type("/x")
    names.screen.press(.enter)
    XCTAssertEqual(names.list.shownCount, 2)
    XCTAssertEqual(names.chosen, [2])
  }

  func test_row_is_deleted_after_a_yes_and_comes_back() {
    let names = Names(["a", "b", "c"])
    names.deletes()
    names.screen.press(.down)
    names.screen.press(.delete)
    XCTAssertTrue(names.text().contains("Delete b? y deletes it"))
    names.screen.press("n")
    XCTAssertEqual(names.names, ["a", "b", "c"])
    names.screen.press(.delete)
    names.screen.press("y")
    XCTAssertEqual(names.names, ["a", "c"])
    XCTAssertEqual(names.list.selection, 1)
    XCTAssertTrue(names.text().contains("Deleted b. u undoes"))
    names.screen.press("u")
    XCTAssertEqual(names.names, ["a", "b", "c"])
    XCTAssertFalse(names.screen.press("u"))
  }

  func test_list_that_filters_by_each_letter_leaves_commands_their_other_keys() {
    let names = Names(["quince", "plum"])
    names.deletes()
    names.list.filtering = .asTyped
    names.screen.press("q")
    XCTAssertEqual(names.list.filterText, "q")
    XCTAssertTrue(names.text(60).hasSuffix("Esc show all   F1 help"), names.text(60))
    names.screen.press(.escape)
    names.screen.press(.delete)
    names.screen.press("y")
    XCTAssertTrue(names.text().contains("Deleted quince. Ctrl-U undoes"))
    names.screen.press(.character("u"), .control)
    XCTAssertEqual(names.names, ["quince", "plum"])
  }

  func test_last_row_and_the_only_row_can_be_deleted() {
    let names = Names(["a", "b"])
    names.deletes()
    names.list.asksBeforeDelete = false
    names.screen.press(.end)
    names.screen.press(.delete)
    XCTAssertEqual(names.list.selection, 0)
    names.screen.press(.delete)
    XCTAssertNil(names.list.selection)
    XCTAssertTrue(names.text().contains("› Nothing here yet"), names.text())
    XCTAssertFalse(names.screen.press(.enter))
    XCTAssertFalse(names.screen.press(.delete))
  }

  func test_rows_that_go_away_behind_its_back_are_not_asked_for() {
    let names = many(60)
    names.screen.press(.end)
    _ = names.text()
    names.list.filter(by: "5")
    names.names = ["one"]
    _ = names.text()
    names.screen.press(.enter)
    names.screen.press(.escape)
    XCTAssertTrue(names.text().contains("one"))
  }

  func test_row_that_changes_the_list_while_it_is_drawn_does_no_harm() {
    var list: List?
    list = List(
      count: { 30 },
      row: { index in
        if index % 7 == 3 { list?.filter(by: index % 2 == 0 ? "" : "row") }
        return Row("row \(index)")
      })
    let screen = ViewScreen("", list.map { [$0] } ?? [])
    for _ in 1...5 { _ = screen.text(30, 10) }
  }

  func test_long_title_is_cut_by_columns_and_its_mark_kept() {
    let list = List(
      count: { 1 },
      row: { _ in Row("日本語日本語日本語日本語日本語", detail: "5 minutes", isMarked: true) })
    let screen = ViewScreen("", [list])
    XCTAssertEqual(screen.text(30, 6).prefix { $0 != "\n" }, " › 日本語日本語… ★  5 minutes")
    XCTAssertEqual(screen.text(20, 6).prefix { $0 != "\n" }, " › 日本語日本語… ★")
  }

  func test_click_chooses_and_wheel_scrolls() {
    let names = many(50)
    _ = names.text()
    XCTAssertTrue(names.screen.click(column: 6, row: 4))
    XCTAssertEqual(names.chosen, [2])
    let wheel = Event.mouse(MouseEvent(.scrollDown, at: Point(column: 6, row: 4)))
    XCTAssertTrue(names.screen.receive(wheel))
    XCTAssertTrue(names.text().contains("› name 3"))
    XCTAssertFalse(names.text().contains("name 2 "))
  }
}

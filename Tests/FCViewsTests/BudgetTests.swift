import XCTest

@testable import FCViews

/// A budget of so many steps, which notes what it is asked.
private final class SmallBudget: ViewBudget {
  var left: Int
  var held = 0
  var timed = 0

  init(_ steps: Int) { left = steps }

  func spend(_ steps: Int) -> Bool {
    left -= steps
    return left >= 0
  }

  func hold(_ bytes: Int, in view: View) -> Bool {
    held += bytes
    return true
  }

  func timed<Result>(_ body: () -> Result) -> Result {
    timed += 1
    return body()
  }
}

/// What views do for whoever has limits.
final class BudgetTests: XCTestCase {
  func test_a_search_ends_with_its_budget() {
    let budget = SmallBudget(10_000)
    var asked = 0
    func row(_ index: Int) -> Row {
      asked += 1
      return Row("row \(index)")
    }
    let list = List(count: { 1_000_000_000 }, row: row)
    list.budget = budget
    list.filter(by: "none")
    XCTAssertGreaterThan(list.lines.count, 0)
    XCTAssertLessThan(budget.left, 0)
    XCTAssertLessThan(asked, 25_000)
  }

  func test_long_titles_make_a_search_look_at_fewer_rows() {
    var asked = 0
    func row(_ index: Int) -> Row {
      asked += 1
      return Row(String(repeating: "é", count: 30_000))
    }
    let list = List(count: { 100_000 }, row: row)
    list.filter(by: "none")
    XCTAssertLessThan(asked, 10)
  }

  func test_found_rows_are_held_until_all_are_shown() {
    let budget = SmallBudget(.max)
    let list = List(count: { 1000 }, row: { Row("row \($0)") })
    list.budget = budget
    list.filter(by: "row")
    _ = list.lines
    XCTAssertGreaterThanOrEqual(budget.held, 8000)
    list.filter(by: "")
    XCTAssertEqual(budget.held, 0)
  }

  func test_a_screen_works_on_its_budget() {
    let screen = ViewScreen("S", [Button("b")])
    let budget = SmallBudget(0)
    screen.budget = budget
    _ = screen.lines
    _ = screen.receive(.key(KeyPress(.tab)))
    var canvas = Canvas(size: Size(columns: 40, rows: 10))
    screen.draw(on: &canvas)
    XCTAssertGreaterThanOrEqual(budget.timed, 3)
  }

  func test_a_long_text_is_not_wrapped_without_a_budget() {
    let label = Label(String(repeating: "word ", count: 1000))
    label.budget = SmallBudget(0)
    XCTAssertEqual(label.rows(inColumns: 20, density: .snug), 1)
  }

  func test_nested_stacks_measure_a_view_no_more_often_than_a_few_times() {
    final class Leaf: View {
      var asked = 0
      override func rows(inColumns columns: Int, density: Density) -> Int {
        asked += 1
        return 1
      }
    }
    let leaf = Leaf()
    var tree: View = Stack(.horizontal, [leaf])
    for depth in 0..<10 { tree = Stack(depth % 2 == 0 ? .vertical : .horizontal, [tree]) }
    let screen = ViewScreen("S", [tree])
    var canvas = Canvas(size: Size(columns: 80, rows: 24))
    screen.draw(on: &canvas)
    XCTAssertLessThan(leaf.asked, 40)
    XCTAssertGreaterThan(leaf.asked, 0)
  }

  func test_the_end_of_a_long_filter_is_shown() {
    let list = List(count: { 3 }, row: { Row("row \($0)") })
    list.filter(by: String(repeating: "é", count: 30_000) + "end")
    var canvas = Canvas(size: Size(columns: 40, rows: 6))
    list.place(
      on: &canvas, in: Rect(column: 0, row: 0, columns: 40, rows: 6), density: .tight)
    XCTAssertTrue(canvas.text.contains("end"))
  }

  func test_a_text_of_many_lines_shows_those_in_sight() {
    let lines = (0..<20_000).map { "l\($0)" }.joined(separator: "\n")
    for view in [Label(lines), TextView("", text: lines), CardFace(lines)] as [View] {
      var canvas = Canvas(size: Size(columns: 20, rows: 5))
      let place = Rect(column: 0, row: -10_000, columns: 20, rows: 100_000)
      view.place(on: &canvas, in: place, density: .tight)
      XCTAssertTrue(canvas.text.contains("l10002"), "\(type(of: view))\n\(canvas.text)")
    }
  }
}

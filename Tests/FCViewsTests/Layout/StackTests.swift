import FCViews
import Support
import XCTest

final class StackTests: XCTestCase {
  private func screen(_ views: View...) -> ViewScreen { ViewScreen("", views) }

  private func columns(_ views: [View]) -> [Range<Int>] {
    views.map { $0.frame.minColumn..<$0.frame.maxColumn }
  }

  func test_flexible_views_share_what_the_others_leave_by_weight() {
    let (first, second, third) = (Label("ab"), Label(""), Label(""))
    first.length = .fixed(10)
    second.length = .flexible(1)
    third.length = .flexible(2)
    let stack = Stack(.horizontal, spacing: 1, [first, second, third])
    _ = Canvas(columns: 80, rows: 20, drawing: screen(stack))
    XCTAssertEqual(stack.frame.size.columns, 72)
    XCTAssertEqual(stack.views.map(\.frame.size.columns), [10, 20, 40])
    XCTAssertEqual(third.frame.maxColumn, stack.frame.maxColumn)
  }

  func test_natural_views_keep_their_size_and_leave_the_rest_at_the_end() {
    let stack = Stack(.horizontal, [Button("Save"), Button("Cancel")])
    let text = Canvas(columns: 60, rows: 8, drawing: screen(stack)).text
    XCTAssertTrue(text.contains("[› Save ‹]  [  Cancel  ]"), text)
    XCTAssertEqual(columns(stack.views), [4..<14, 16..<28])
  }

  func test_views_that_do_not_fit_side_by_side_stand_below_each_other() {
    let stack = Stack(.horizontal, [Button("Save"), Button("Cancel")])
    let text = Canvas(columns: 20, rows: 8, drawing: screen(stack)).text
    XCTAssertTrue(text.contains("[› Save ‹]\n [  Cancel  ]"), text)
  }

  func test_flexible_view_of_a_column_fills_the_screen() {
    let (top, middle, bottom) = (Label("top"), Stack(), Label("bottom"))
    middle.length = .flexible(1)
    let screen = screen(top, middle, bottom)
    let text = Canvas(columns: 40, rows: 20, drawing: screen).text
    XCTAssertTrue(text.hasPrefix("\n  top\n"), text)
    XCTAssertEqual(bottom.frame.maxRow, 18)
  }

  func test_long_list_is_shortened_so_that_what_is_below_stays_in_sight() {
    let list = List(count: { 1_000 }, row: { Row("row \($0)") })
    let text = Canvas(columns: 40, rows: 12, drawing: screen(list, Button("Add"))).text
    XCTAssertTrue(text.contains("row 0") && text.contains("[  Add  ]"), text)
  }

  func test_hidden_view_takes_no_room() {
    let (first, second, third) = (Label("a"), Label("b"), Label("c"))
    second.isHidden = true
    _ = Canvas(columns: 40, rows: 12, drawing: screen(Stack(spacing: 0, [first, second, third])))
    XCTAssertEqual(third.frame.minRow, first.frame.maxRow)
  }

  func test_random_trees_tile_at_every_size() {
    for seed in 1...300 {
      var trees = RandomTree(seed: UInt64(seed))
      let root = Stack([trees.view(), trees.view()])
      let screen = screen(root)
      for _ in 1...4 {
        let columns = Int.random(in: 20...100, using: &trees.random)
        let rows = Int.random(in: 6...40, using: &trees.random)
        _ = Canvas(columns: columns, rows: rows, drawing: screen)
        check(root, "seed \(seed) at \(columns)x\(rows)")
      }
    }
  }

  /// Checks the places of the views in a stack, and of those in them.
  private func check(_ view: View, _ message: String) {
    let children = view.children.filter { !$0.isHidden }
    for child in children {
      XCTAssertEqual(child.frame.intersection(view.frame), child.frame, "outside: \(message)")
      check(child, message)
    }
    guard let stack = view as? Stack, let first = children.first, let last = children.last,
      stack.frame.size.rows > 0
    else { return }
    let isRow =
      stack.axis == .horizontal
      && children.allSatisfy { $0.frame.size.rows == view.frame.size.rows }
    let spans = children.map { child -> Range<Int> in
      let frame = child.frame
      return isRow ? frame.minColumn..<frame.maxColumn : frame.minRow..<frame.maxRow
    }
    let gaps = zip(spans, spans.dropFirst()).map { $1.lowerBound - $0.upperBound }
    XCTAssertLessThanOrEqual(Set(gaps).count, 1, "uneven gaps \(gaps): \(message)")
    XCTAssertTrue(gaps.allSatisfy { $0 >= 0 }, "overlap: \(message)")
    XCTAssertEqual(first.frame.origin, view.frame.origin, message)
    for child in children {
      let (own, whole) = (child.frame.size, view.frame.size)
      XCTAssertEqual(
        isRow ? own.rows : own.columns, isRow ? whole.rows : whole.columns, "across: \(message)")
    }
    let isFlexible = children.contains { if case .flexible = $0.length { true } else { false } }
    if isFlexible, isRow || stack.axis == .vertical {
      let end = isRow ? view.frame.maxColumn : view.frame.maxRow
      let lastEnd = isRow ? last.frame.maxColumn : last.frame.maxRow
      XCTAssertEqual(lastEnd, end, "room left: \(message)")
    }
  }
}

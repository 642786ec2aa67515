import XCTest

@testable import FCHost

final class LineDifferenceTests: XCTestCase {
  private func difference(_ expected: [String], _ actual: [String]) -> [String] {
    lineDifference(
      expected: expected.joined(separator: "\n"), actual: actual.joined(separator: "\n")
    ).split(separator: "\n", omittingEmptySubsequences: false).dropFirst().map(String.init)
  }

  func test_missing_and_extra_lines_stand_in_their_places() {
    XCTAssertEqual(
      difference(["a", "b", "c"], ["a", "x", "c", "d"]), ["  a", "- b", "+ x", "  c", "+ d"])
  }

  func test_what_is_far_from_a_difference_is_left_out() {
    let lines = (1...20).map(String.init)
    var other = lines
    other[9] = "ten"
    XCTAssertEqual(
      difference(lines, other), ["  …", "  8", "  9", "- 10", "+ ten", "  11", "  12", "  …"])
  }

  func test_one_text_may_be_empty() {
    XCTAssertEqual(difference([], ["a"]), ["-", "+ a"])
    XCTAssertEqual(difference(["a", "b"], ["a"]), ["  a", "- b"])
  }

  func test_long_texts_with_nothing_in_common_are_cut() {
    let shown = difference((1...5000).map { "a\($0)" }, (1...5000).map { "b\($0)" })
    XCTAssertEqual(shown.count, 41)
    XCTAssertEqual(shown.last, "  … 9960 lines more")
  }
}

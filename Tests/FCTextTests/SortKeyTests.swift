import FCText
import XCTest

final class SortKeyTests: XCTestCase {
  func test_letter_case_and_accents_count_for_nothing() {
    for (first, second) in [("Apple", "apple"), ("Äpfel", "apfel"), ("STRASSE", "straße")] {
      XCTAssertEqual(SortKey(first), SortKey(second))
    }
    XCTAssertEqual(SortKey("e\u{301}"), SortKey("É"))
  }

  func test_names_stand_in_the_same_order_everywhere() {
    let names = ["Zebra", "äpple", "banana", "10", "Äpfel", "9", "Éclair", "東京", "😀"]
    let sorted = names.sorted { SortKey($0) < SortKey($1) }
    XCTAssertEqual(
      sorted, ["10", "9", "Äpfel", "äpple", "banana", "Éclair", "Zebra", "東京", "😀"])
  }

  func test_a_text_stands_before_those_that_begin_with_it() {
    XCTAssertLessThan(SortKey("kale"), SortKey("Kale and lime"))
    XCTAssertLessThan(SortKey(""), SortKey("a"))
  }
}

import FCModels
import XCTest

@testable import FCStore

final class DefaultsTests: StoreTestCase {
  func test_every_plain_value_comes_back_as_it_was() throws {
    let values: [PlainValue] = [
      .bool(true), .bool(false), .int(0), .int(-1), .int(.max), .int(.min), .number(1),
      .number(-0.0), .number(0.1), .number(.infinity), .number(.leastNonzeroMagnitude), .text(""),
      .text("Äpfel\u{0}東京 👨‍👩‍👧"), .list([]), .table([:]),
      .list([.int(1), .number(1), .text("1"), .nil, .list([.bool(true)])]),
      .table(["": .int(1), "é": .table(["x": .list([.number(2)])])]),
    ]
    try turn { space in
      for (index, value) in values.enumerated() { space.defaults().set(value, for: "\(index)") }
    }
    try turn { space in
      for (index, value) in values.enumerated() {
        XCTAssertEqual(space.defaults().value(for: "\(index)"), value)
      }
      XCTAssertEqual(space.defaults().keys, values.indices.map(String.init).sorted())
    }
  }

  func test_numbers_that_are_none_come_back() throws {
    guard case .number(let number) = PlainValue(bytes: PlainValue.number(.nan).bytes) else {
      return XCTFail("no number")
    }
    XCTAssertTrue(number.isNaN)
    XCTAssertEqual(PlainValue(bytes: PlainValue.number(-0.0).bytes)?.asNumber?.sign, .minus)
  }

  func test_equal_values_have_equal_bytes() {
    let keys = (0..<50).map(String.init)
    let one = PlainValue.table(Dictionary(keys.map { ($0, .nil) }) { first, _ in first })
    let two = PlainValue.table(Dictionary(keys.reversed().map { ($0, .nil) }) { first, _ in first })
    XCTAssertEqual(one.bytes, two.bytes)
  }

  func test_damaged_bytes_are_no_value() {
    let whole = PlainValue.table(["a": .list([.int(300), .text("abc"), .number(1)])]).bytes
    for count in 0..<whole.count { XCTAssertNil(PlainValue(bytes: Array(whole[..<count]))) }
    XCTAssertNil(PlainValue(bytes: whole + [0]))
    XCTAssertNil(PlainValue(bytes: [99]))
    XCTAssertNil(PlainValue(bytes: [5, 2, 0xC3, 0x28]))
    XCTAssertNil(PlainValue(bytes: [6] + [UInt8](repeating: 0xFF, count: 10)))
    XCTAssertNil(PlainValue(bytes: [UInt8](repeating: 6, count: 1) + [1]))
    let nested = [[UInt8]](repeating: [6, 1], count: 100_000).flatMap(\.self) + [0]
    XCTAssertNil(PlainValue(bytes: nested))
  }

  func test_learners_have_their_own() throws {
    try turn { space in
      space.defaults().set(.int(0), for: "a")
      space.defaults(learner: "Ada").set(.int(1), for: "a")
      space.defaults(learner: "Bo").set(.int(2), for: "a")
      space.defaults(learner: "Bo").set(.nil, for: "a")
      XCTAssertEqual(space.defaults().value(for: "a"), .int(0))
      XCTAssertEqual(space.defaults(learner: "Ada").value(for: "a"), .int(1))
      XCTAssertNil(space.defaults(learner: "Bo").value(for: "a"))
      XCTAssertEqual(space.defaults(learner: "Bo").keys, [])
    }
  }
}

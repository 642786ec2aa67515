import FCModels
import XCTest

@testable import FCJSON

final class JSONTests: XCTestCase {
  func test_values_come_back_as_they_were() throws {
    let value = PlainValue.table([
      "text": .text("a\u{0} \"quoted\" ☕️ \u{1F469}\u{200D}\u{1F52C}"), "whole": .int(-3),
      "largest": .int(.max), "number": .number(0.1), "list": .list([.nil, .bool(true), .list([])]),
      "": .table([:]),
    ])
    XCTAssertEqual(try PlainValue(json: value.json), value)
  }

  func test_fields_stand_in_the_order_of_their_names_on_one_line() {
    XCTAssertEqual(
      PlainValue.table(["b": .int(1), "a": .list([.number(1.5)])]).jsonText, #"{"a":[1.5],"b":1}"#)
    XCTAssertEqual(PlainValue.list([.number(.infinity), .number(.nan)]).jsonText, "[null,null]")
  }

  func test_what_is_no_json_is_told_with_its_place() {
    for (text, line) in [
      ("", 1), ("{", 1), ("[1,\n2,,]", 2), ("{\"a\":1,\"a\":2}", 1), ("[1] x", 1), ("01", 1),
      ("123456789012345678901", 1), ("\"\\ud800\"", 1), ("nul", 1), ("{\"a\\u0000\":1}", 1),
      (String(repeating: "[", count: 100_000), 1),
    ] {
      XCTAssertThrowsError(try PlainValue(json: text), String(text.prefix(20))) {
        XCTAssertEqual(($0 as? JSONError)?.line, line, "\($0)")
        XCTAssertEqual(($0 as? JSONError)?.message.isEmpty, false)
      }
    }
    XCTAssertThrowsError(try PlainValue(json: [0x22, 0xFF, 0x22])) {
      XCTAssertTrue("\($0)".contains("byte 0xff"), "\($0)")
    }
  }
}

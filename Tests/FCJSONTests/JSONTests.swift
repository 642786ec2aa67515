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

  func test_texts_are_escaped_where_json_wants_it() {
    let text = String(String.UnicodeScalarView((0...0x7F).compactMap(Unicode.Scalar.init)))
    let json = PlainValue.text(text).jsonText
    XCTAssertTrue(json.hasPrefix(#""\u0000\u0001"#), json)
    XCTAssertTrue(json.contains(#"\u0007\b\t\n\u000b\f\r\u000e"#), json)
    XCTAssertTrue(json.contains(##"\u001f !\"#$"##), json)
    XCTAssertTrue(json.contains(#"[\\]"#), json)
    XCTAssertEqual(try PlainValue(json: json), .text(text))
  }

  func test_numbers_come_back_as_they_were() throws {
    for number in [0.1, -0.0, 1e300, .leastNonzeroMagnitude, 1.0 / 3, 1e16, 123_456_789.125, -2] {
      let json = PlainValue.number(number).json
      XCTAssertEqual(try PlainValue(json: json), .number(number))
    }
    XCTAssertEqual(PlainValue.list([.number(2), .number(0.1)]).jsonText, "[2.0,0.1]")
  }

  func test_an_object_has_its_fields_in_the_order_they_are_given() throws {
    var object: JSONObject = ["b": .int(1), "a": .nil]
    object.set("none", nil as String?)
    object.set("text", "\"")
    object.set("inner", ["c": .bool(true)])
    object.set("gone", nil as JSONObject?)
    XCTAssertEqual(
      String(decoding: object.bytes, as: UTF8.self),
      #"{"b":1,"a":null,"text":"\"","inner":{"c":true},"gone":null}"#)
    XCTAssertEqual(String(decoding: ([:] as JSONObject).bytes, as: UTF8.self), "{}")
  }

  func test_plain_messages_are_read_as_jansson_reads_them() throws {
    for text in [
      "{}", " [ ] ", "[1, -2,0 ,\n-0]", #"{"a":"é☕️","b":{"c":[true,false,null]}}"#, "\"\"", "7",
      "999999999999999999", "{\"\":{}}",
    ] {
      // A fraction has Jansson read it all.
      let value = try PlainValue(json: text)
      XCTAssertEqual(try PlainValue(json: "[\(text),0.5]"), .list([value, .number(0.5)]), text)
      var plain = text
      let isRead = plain.withUTF8 { bytes in
        var reader = PlainJSON(bytes: bytes)
        return reader.wholeText() == value
      }
      XCTAssertTrue(isRead, text)
    }
    for text in [
      "01", "-", "1.5", "1e3", "tru", "truex", "[1,]", "{,}", "{\"a\"}", "[1", "\"\\n\"", "\"a",
      "{\"a\":1,\"a\":2}", "1 2", "9999999999999999999", "\"\n\"", "",
    ] {
      var plain = text
      let isRead = plain.withUTF8 { bytes in
        var reader = PlainJSON(bytes: bytes)
        return reader.wholeText() != nil
      }
      XCTAssertFalse(isRead, text)
    }
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

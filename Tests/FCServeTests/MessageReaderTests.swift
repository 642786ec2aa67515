import XCTest

@testable import FCServe

final class MessageReaderTests: XCTestCase {
  /// Reads a stream in pieces of `size` bytes, and then its end.
  private func pieces(
    _ text: String, _ framing: Framing, limit: Int = 40, size: Int
  ) -> [String] {
    var reader = MessageReader(framing: framing, limit: limit)
    var found: [String] = []
    func note(_ piece: MessageReader.Piece) {
      switch piece {
      case .message(let bytes): found.append(String(decoding: bytes, as: UTF8.self))
      case .tooLong: found.append("too long")
      case .broken(let problem): found.append("broken: \(problem)")
      }
    }
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      bytes[start..<min(bytes.count, start + size)].withUnsafeBytes { reader.append($0) }
      while let piece = reader.next() { note(piece) }
    }
    if let piece = reader.finish() { note(piece) }
    return found
  }

  private func assert(
    _ text: String, _ framing: Framing, gives expected: [String],
    file: StaticString = #filePath, line: UInt = #line
  ) {
    for size in [1, 2, 3, 7, 1000] {
      XCTAssertEqual(
        pieces(text, framing, size: size), expected, "\(size)", file: file, line: line)
    }
  }

  func test_lines_are_messages() {
    assert("{}\n[1]\r\n\n  \n{\"a\":1}", .lines, gives: ["{}", "[1]\r", "{\"a\":1}"])
  }

  func test_a_line_too_long_is_told_once_and_passed_over() {
    let long = String(repeating: "x", count: 200)
    assert("\(long)\n{}\n", .lines, gives: ["too long", "{}"])
    assert("{}\n\(long)", .lines, gives: ["{}", "too long"])
  }

  func test_headers_give_the_length() {
    assert(
      "Content-Length: 2\r\n\r\n{}content-length:3\nContent-Type: x\n\n[1]", .headers,
      gives: ["{}", "[1]"])
  }

  func test_a_body_too_long_is_passed_over() {
    let long = String(repeating: "x", count: 200)
    assert(
      "Content-Length: 200\r\n\r\n\(long)Content-Length: 2\r\n\r\n{}", .headers,
      gives: ["too long", "{}"])
  }

  func test_what_is_no_header_is_told_once_up_to_the_next_length() {
    assert(
      "{\"jsonrpc\":\"2.0\"}\nmore garbage\nContent-Length: 2\r\n\r\n{}", .headers,
      gives: ["broken: a header has lines such as Content-Length: 52", "{}"])
  }

  func test_broken_headers_are_told() {
    assert("X-A: 1\r\n\r\n", .headers, gives: ["broken: a header needs a Content-Length"])
    for length in ["-1", "x", "", "99999999999999999999", "1 2"] {
      assert(
        "Content-Length: \(length)\r\n\r\nContent-Length: 2\r\n\r\n{}", .headers,
        gives: ["broken: Content-Length needs a whole number of bytes", "{}"])
    }
    assert(
      "Content-Length: 1\r\nContent-Length: 2\r\n\r\n", .headers,
      gives: ["broken: Content-Length stands there twice"])
    let long = String(repeating: "x", count: 5000)
    assert(
      "\(long)\n\nContent-Length: 2\r\n\r\n{}", .headers,
      gives: ["broken: a header field is too long", "{}"])
  }

  func test_an_end_inside_a_message_is_told() {
    for text in ["Content-Length: 5\r\n\r\n{}", "Content-Le", "Content-Length: 5\r\n"] {
      assert(text, .headers, gives: ["broken: the input ends inside a message"])
    }
  }
}

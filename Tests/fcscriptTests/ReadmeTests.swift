import Foundation
import XCTest

/// The README shows what the program really writes.
///
/// With `FCSCRIPT_UPDATE=1` in the environment the blocks are written anew instead.
final class ReadmeTests: XCTestCase {
  private let path = "\(Repository.root)/README.md"

  /// Compares a block with what its command writes, or writes the block anew.
  private func assertBlock(_ name: String, _ written: (String) throws -> String) throws {
    let readme = try String(contentsOfFile: path, encoding: .utf8)
    let parts = readme.components(separatedBy: "<!-- begin output: \(name) -->\n```console\n$ ")
    let rest = try XCTUnwrap(parts.count == 2 ? parts[1] : nil, "no block \(name)")
    let block = try XCTUnwrap(rest.components(separatedBy: "```\n").first)
    let command = try XCTUnwrap(block.split(separator: "\n").first.map(String.init))
    let expected = "\(command)\n\(try written(command))"
    if ProcessInfo.processInfo.environment["FCSCRIPT_UPDATE"] == "1" {
      let updated =
        parts[0] + "<!-- begin output: \(name) -->\n```console\n$ " + expected
        + rest.dropFirst(block.count)
      try updated.write(toFile: path, atomically: true, encoding: .utf8)
    } else {
      XCTAssertEqual(block, expected)
    }
  }

  func test_quiz_is_played_as_shown() throws {
    try assertBlock("quiz") { command in
      let outcome = try shell(command)
      XCTAssertEqual(outcome.errors, "")
      return outcome.output
    }
  }

  func test_refusal_is_reported_as_shown() throws {
    try assertBlock("refusal") { command in
      let outcome = try shell(command, in: "Tests/Fixtures/readme")
      XCTAssertEqual(outcome.ending, .status(3))
      return outcome.errors
    }
  }

  func test_mistake_is_reported_as_shown() throws {
    try assertBlock("error") { command in
      let outcome = try shell(command, in: "Tests/Fixtures/readme")
      XCTAssertEqual(outcome.ending, .status(1))
      return outcome.errors
    }
  }
}

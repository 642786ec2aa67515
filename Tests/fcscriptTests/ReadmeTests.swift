import Support
import XCTest

/// The README shows what the program really writes.
///
/// With `FCSCRIPT_UPDATE=1` in the environment the blocks are written anew instead.
final class ReadmeTests: XCTestCase {
  /// Compares a block with what its command writes, or writes the block anew.
  private func assertBlock(_ name: String, _ written: (String) throws -> String) throws {
    var count = 0
    try Document(path: "\(Repository.root)/README.md").assertBlocks { block in
      guard block.before.hasSuffix("<!-- begin output: \(name) -->\n") else { return nil }
      count += 1
      let command = block.text.prefix { $0 != "\n" }
      return "\(command)\n\(try written(String(command.dropFirst(2))))"
    }
    XCTAssertEqual(count, 1, name)
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

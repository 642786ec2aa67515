import Foundation
import Support
import XCTest

/// docs/testing.md shows a deck and its test, and what the program writes of them.
///
/// With `FCSCRIPT_UPDATE=1` in the environment what it writes is written anew instead.
final class TestGuideTests: XCTestCase {
  private let path = "\(Repository.root)/docs/testing.md"
  private var folder = ""

  override func setUpWithError() throws {
    folder = NSTemporaryDirectory() + "fcscript-guide-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

  func test_the_guide_shows_what_its_test_does() throws {
    try Document(path: path).assertBlocks { block in
      if block.words.first == "lua", block.words.count == 2 {
        try block.text.write(
          toFile: "\(folder)/\(block.words[1])", atomically: true, encoding: .utf8)
      }
      guard block.words == ["console"] else { return nil }
      let command = String(block.text.prefix { $0 != "\n" })
      let outcome = try shell(String(command.dropFirst(2)), in: folder)
      XCTAssertEqual(outcome.errors, "")
      XCTAssertEqual(outcome.ending, .status(1))
      return "\(command)\n\(outcome.output)"
    }
  }
}

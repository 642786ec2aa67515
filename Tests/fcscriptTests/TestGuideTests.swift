import Foundation
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
    let guide = try String(contentsOfFile: path, encoding: .utf8)
    // Every other part is a block; its first line is what stands at the fence.
    var parts = guide.components(separatedBy: "```")
    for index in stride(from: 1, to: parts.count, by: 2) {
      let lines = parts[index].split(
        separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let words = lines[0].split(separator: " ")
      if words.first == "lua", words.count == 2 {
        try String(lines[1]).write(
          toFile: "\(folder)/\(words[1])", atomically: true, encoding: .utf8)
      } else if words == ["console"] {
        let command = String(lines[1].prefix { $0 != "\n" })
        let outcome = try shell(String(command.dropFirst(2)), in: folder)
        XCTAssertEqual(outcome.errors, "")
        XCTAssertEqual(outcome.ending, .status(1))
        parts[index] = "console\n\(command)\n\(outcome.output)"
      }
    }
    let updated = parts.joined(separator: "```")
    if ProcessInfo.processInfo.environment["FCSCRIPT_UPDATE"] == "1" {
      try updated.write(toFile: path, atomically: true, encoding: .utf8)
    } else {
      XCTAssertEqual(updated, guide)
    }
  }
}

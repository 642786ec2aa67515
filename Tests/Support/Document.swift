import Foundation
import XCTest

/// A Markdown document with fenced blocks, which tests compare with what they show.
///
/// With `FCSCRIPT_UPDATE=1` in the environment the document is written anew instead.
public struct Document {
  /// What stands between two fences.
  public struct Block {
    /// The words after the opening fence, such as `lua` and `quiz.lua`.
    public let words: [String]
    /// Its lines, each with its newline.
    public var text: String
    /// What stands between it and the block before it, or the start of the document.
    public let before: String
    /// The opening fence with what follows it.
    fileprivate let fence: String
  }

  /// The blocks, in their order.
  public private(set) var blocks: [Block] = []
  private let path: String
  private let end: Substring

  /// Reads a document.
  /// - Throws: `CocoaError` when it can't be read.
  public init(path: String) throws {
    self.path = path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var start = text.startIndex
    for match in text.matches(of: /(?m)^(```([^\n]*)\n)((?s:.*?))^```\n/) {
      blocks.append(
        Block(
          words: match.output.2.split(separator: " ").map(String.init),
          text: String(match.output.3),
          before: String(text[start..<match.range.lowerBound]), fence: String(match.output.1)))
      start = match.range.upperBound
    }
    end = text[start...]
  }

  /// All of it.
  public var text: String {
    blocks.map { $0.before + $0.fence + $0.text + "```\n" }.joined() + end
  }

  /// Compares each block with what it should show, or writes the document anew.
  /// - Parameter shown: returns that, or nil for a block that is not compared.
  public func assertBlocks(
    file: StaticString = #filePath, line: UInt = #line, _ shown: (Block) throws -> String?
  ) throws {
    var updated = self
    for index in blocks.indices {
      guard let expected = try shown(blocks[index]) else { continue }
      updated.blocks[index].text = expected
      if !updatesExpectations {
        XCTAssertEqual(
          blocks[index].text, expected, "FCSCRIPT_UPDATE=1 in the environment mends \(path)",
          file: file, line: line)
      }
    }
    if updatesExpectations {
      try updated.text.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }
}

import FCSyntax
import Foundation
import XCTest

/// Takes each `end` out of each deck and script, one at a time: the message tells where it was.
final class MissingEndTests: XCTestCase {
  func test_an_end_taken_out_of_any_script_is_told_of_its_own_block() throws {
    for file in repositoryScripts(in: ["decks", "scripts"]) {
      let bytes = [UInt8](try Data(contentsOf: file))
      let source = SourceText(bytes)
      var blocks = BlockSpans()
      Script(source).block.walk(&blocks)
      for block in blocks.found {
        let line = source.location(of: block.start).line
        // What ends in its line shows no indentation.
        if line == source.location(of: block.end).line { continue }
        var changed = bytes
        changed.replaceSubrange(block.end - 3..<block.end, with: Array("   ".utf8))
        let error = Script(SourceText(changed)).errors.first
        XCTAssertEqual(
          error?.opener?.line, line, "\(file.lastPathComponent): \(error?.message ?? "no error")")
      }
    }
  }
}

/// Collects what ends with `end`.
private struct BlockSpans: SyntaxVisitor {
  var found: [Span] = []

  mutating func visit(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .do, .while, .if, .numericFor, .genericFor: found.append(statement.span)
    default: break
    }
    return true
  }

  mutating func visit(_ function: Function) -> Bool {
    found.append(function.span)
    return true
  }
}

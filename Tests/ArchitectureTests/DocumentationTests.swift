import Foundation
import XCTest

/// An example in the documentation that does not compile misleads whoever copies it.
final class DocumentationTests: XCTestCase {
  /// The modules that an embedding program imports.
  private static let modules = ["FCHost", "FCLua", "FCLoop", "FCModels"]

  func test_every_example_stands_among_those_that_are_run() throws {
    let tests = try Repository.text(of: "Tests/FCHostTests/Embedding/DocumentedExamples.swift")
    let run = Self.normal(tests.split(separator: "\n"))
    var count = 0
    for module in Self.modules {
      for file in try Repository.files(below: "Sources/\(module)", "swift") {
        for example in Self.examples(in: file.text) {
          count += 1
          XCTAssertTrue(
            run.contains(example), "\(file.path): this example is not run:\n\(example)")
        }
      }
    }
    XCTAssertGreaterThan(count, 10)
  }

  /// The indented lines of comments that follow an empty line.
  private static func examples(in text: String) -> [String] {
    var examples: [String] = []
    var example: [Substring] = []
    var previous: Substring = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      let isCode = words.hasPrefix("///     ")
      if isCode, !example.isEmpty || previous == "///" {
        example.append(words.dropFirst(3))
      } else if !example.isEmpty {
        examples.append(normal(example))
        example = []
      }
      previous = words
    }
    return examples
  }

  /// Lines without their indents and without comments at their ends.
  private static func normal(_ lines: [Substring]) -> String {
    lines.map { line in
      let code = line.range(of: "  //").map { line[..<$0.lowerBound] } ?? line
      return code.trimmingCharacters(in: .whitespaces)
    }.joined(separator: "\n")
  }
}

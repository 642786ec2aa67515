import FCJSON
import FCModels
import Foundation
import Support
import XCTest

/// docs/serve.md shows what the server really says.
///
/// With `FCSCRIPT_UPDATE=1` in the environment what it says is written anew instead.
final class ServeGuideTests: XCTestCase {
  private let path = "\(Repository.root)/docs/serve.md"

  /// Plays the lines of a peer, `→`, and gives them with what the server says, `←`.
  private func played(_ lines: [Substring]) throws -> [String] {
    let peer = try Program(["serve", "--lines", "--store", "memory"])
    let requests = lines.filter { $0.hasPrefix("→ ") }.map { String($0.dropFirst(2)) }
    var played: [String] = []
    for request in requests {
      played.append("→ \(request)")
      peer.send(request + "\n")
      var answer = ""
      repeat {
        answer += String(decoding: try peer.takeOutput(), as: UTF8.self)
      } while !answer.contains("\"id\":") || !answer.hasSuffix("\n")
      played += answer.split(separator: "\n").map { "← \($0)" }
    }
    return played
  }

  func test_transcript_is_what_the_server_says() throws {
    var count = 0
    try Document(path: path).assertBlocks { block in
      guard block.before.hasSuffix("<!-- begin transcript -->\n") else { return nil }
      count += 1
      return try played(block.text.split(separator: "\n")).joined(separator: "\n") + "\n"
    }
    XCTAssertEqual(count, 1)
  }

  func test_every_message_shown_is_valid() throws {
    let schema = try JSONSchema.serve()
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var count = 0
    for line in text.split(separator: "\n") {
      guard let arrow = line.first, "→←".contains(arrow) else { continue }
      let message = try PlainValue(json: String(line.dropFirst(2)))
      // The one that shows what a mistake is answered with.
      if message["method"] == .text("crad") { continue }
      let name = arrow == "→" ? "toServer" : "toPeer"
      XCTAssertEqual(schema.problems(of: message, as: name), [], String(line))
      count += 1
    }
    XCTAssertGreaterThan(count, 10)
  }

  func test_guide_tells_of_every_method_notification_and_code() throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let schema = try PlainValue(
      json: try String(contentsOfFile: "\(Repository.root)/docs/serve.schema.json", encoding: .utf8)
    )
    let definitions = schema["$defs"]
    for group in ["params", "notifications"] {
      for name in (definitions[group].asTable ?? [:]).keys {
        XCTAssertTrue(text.contains("| `\(name)` "), name)
      }
    }
    for code in definitions["error"]["properties"]["code"]["enum"].asList ?? [] {
      XCTAssertTrue(text.contains("| \(code.jsonText) "), code.jsonText)
    }
  }
}

import FCTools
import Foundation
import Support
import XCTest

/// The reference of decks shows what works: each of its examples is checked as a deck.
///
/// A block that makes no deck stands for a part of one: of the function of an answer key where it
/// names `key`, else of the main chunk. A block whose fence names a file is put beside the others.
final class DeckReferenceTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fcscript-reference-\(UUID().uuidString)")
    let flags = folder.appendingPathComponent("flags")
    try FileManager.default.createDirectory(at: flags, withIntermediateDirectories: true)
    try Data().write(to: flags.appendingPathComponent("chile.svg"))
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  /// The script that an example is a part of.
  private func script(_ example: String) -> String {
    if example.contains("fc.deck {") { return example }
    let isOfKey = example.contains("key:")
    let card = "key:card { question = \"Q\", answer = \"A\", wrong = { \"B\" } }"
    return """
      local fc = require "fc"
      local deck = fc.deck { title = "Example" }
      deck:answer_key("Example", function(key)
      \(isOfKey ? example : card)
      end)
      \(isOfKey ? "" : example)
      return deck
      """
  }

  func test_every_example_is_a_sound_deck() throws {
    var count = 0
    let root = "\(#filePath)".split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
    for block in try Document(path: "\(root)/decks/README.md").blocks {
      let words = block.words
      guard words.first == "lua" || words.count == 2 else { continue }
      let name = words.count == 2 ? words[1] : "quiz.lua"
      let file = folder.appendingPathComponent(name)
      let text = words.count == 2 ? block.text : script(block.text)
      try text.write(to: file, atomically: true, encoding: .utf8)
      if words.count == 2 { continue }
      count += 1
      let result = try check(file.path)
      XCTAssertEqual(result.problems.map { $0.report() }, [], block.text)
      XCTAssertGreaterThan(result.cardCount, 0, block.text)
    }
    XCTAssertGreaterThan(count, 10)
  }
}

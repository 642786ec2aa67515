import Foundation
import Support
import XCTest

/// The guide shows files that work, and what the program really writes.
///
/// With `FCSCRIPT_UPDATE=1` in the environment its chapters are written anew instead.
final class DeckGuideTests: XCTestCase {
  private let folder = "\(Repository.root)/docs/guide"

  /// The names of the chapters, which begin with their numbers.
  private func chapters() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.first?.isNumber ?? false }.sorted()
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  /// The listings with an ending, and what is in them.
  private func listings(_ ending: String) throws -> [(name: String, text: String)] {
    try FileManager.default.contentsOfDirectory(atPath: GuideReader.listings).sorted()
      .filter { $0.hasSuffix(ending) }.map { ($0, try text("listings/\($0)")) }
  }

  // MARK: The chapters

  func test_chapters_show_what_the_program_writes() throws {
    for chapter in try chapters() {
      let reader = try GuideReader()
      try Document(path: "\(folder)/\(chapter)").assertBlocks { try reader.shows($0) }
    }
  }

  func test_every_listing_is_shown() throws {
    let chapters = try chapters().map(text).joined()
    for (name, _) in try listings("") { XCTAssertTrue(chapters.contains(" \(name)"), name) }
  }

  func test_chapters_lead_from_one_to_the_next() throws {
    let chapters = try chapters()
    XCTAssertEqual(chapters.count, 11)
    let index = try text("README.md")
    for (place, chapter) in chapters.enumerated() {
      let text = try text(chapter)
      let title = try XCTUnwrap(text.split(separator: "\n").first?.dropFirst(2))
      XCTAssertTrue(title.hasPrefix("\(place + 1). "), chapter)
      XCTAssertTrue(index.contains("](\(chapter))"), chapter)
      if place > 0 {
        let last = try self.text(chapters[place - 1])
        XCTAssertTrue(last.hasSuffix("\nNext: [\(title)](\(chapter))\n"), chapter)
      }
    }
  }

  func test_links_lead_somewhere() throws {
    for name in try chapters() + ["README.md"] {
      for link in try text(name).matches(of: /\]\(([^):]+?)(#[^)]*)?\)/) {
        let path = "\(folder)/\(link.output.1)"
        XCTAssertTrue(FileManager.default.fileExists(atPath: path), "\(name): \(link.output.1)")
      }
    }
  }

  // MARK: The listings

  /// Runs the program with a listing, in a folder with copies where scripts may write.
  private func run(
    _ command: String, _ listing: String, in copies: String, _ options: [String] = [],
    input: String = ""
  ) throws -> Outcome {
    let plugins = try listings(".lua").filter { $0.text.hasPrefix("-- fcscript-plugin") }
    let arguments = [command, "\(copies)/\(listing)", "--allow-write=\(copies)"]
    return try fcscript(
      arguments + plugins.flatMap { ["--plugin", "\(copies)/\($0.name)"] } + options,
      input: Array(input.utf8))
  }

  /// Makes a folder with copies of all listings, which is gone with what is returned.
  private func copies() throws -> DataHome {
    let folder = try DataHome()
    for (name, text) in try listings("") {
      try text.write(toFile: "\(folder.path)/\(name)", atomically: true, encoding: .utf8)
    }
    return folder
  }

  func test_decks_are_sound_and_every_answer_key_can_be_played() throws {
    let decks = try listings(".lua").filter { $0.text.contains("fc.deck {") }
    XCTAssertGreaterThan(decks.count, 15)
    let copies = try copies()
    defer { withExtendedLifetime(copies) {} }
    for (name, text) in decks {
      let check = try run("check", name, in: copies.path)
      XCTAssertEqual(check.ending, .status(0), check.output + check.errors)
      let start = try run("run", name, in: copies.path).output
      let menu = start.firstMatch(of: /^[^\n]+\n((?:  \d+\) [^\n]+\n)+)/)?.output.1 ?? ""
      let keys = menu.matches(of: /\) ([^\n]+)/).map { ["--key", String($0.output.1)] }
      for key in keys.isEmpty ? [[]] : keys {
        // Each kind of card takes one of these lines, and asks again after the other.
        let outcome = try run(
          "run", name, in: copies.path,
          ["--seed", "1", "--virtual-time", "--store", "memory"] + key,
          input: String(repeating: "1\ny\n", count: 80))
        XCTAssertEqual(outcome.ending, .status(0), name)
        XCTAssertEqual(outcome.errors, "", name)
        if text.contains("screens.result") { continue }
        XCTAssertNotNil(outcome.output.firstMatch(of: /\d+ right, \d+ wrong\n$/), name)
      }
    }
  }

  func test_scripts_run_to_their_end() throws {
    let scripts = try listings(".lua").filter { name, text in
      text.hasPrefix("local fc = require") && !text.contains("fc.deck {")
        && !name.hasSuffix("_test.lua")
    }
    XCTAssertGreaterThan(scripts.count, 8)
    let copies = try copies()
    defer { withExtendedLifetime(copies) {} }
    for (name, _) in scripts {
      let outcome = try run("run", name, in: copies.path, ["--virtual-time"])
      XCTAssertEqual(outcome.ending, .status(0), name)
      XCTAssertEqual(outcome.errors, "", name)
    }
  }
}

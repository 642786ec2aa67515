import FCHost
import FCTools
import Foundation
import XCTest

/// The scripts that `fcscript new` writes.
final class TemplateTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "fcscript-new-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func write(_ template: Template, to file: String) throws -> ScriptName {
    let name = try XCTUnwrap(ScriptName(folder.appending(path: file).path))
    try writeNewFile(template.text(for: name), at: name.path)
    return name
  }

  // MARK: Names

  func test_title_follows_from_the_name_of_the_file() throws {
    for (path, title) in [
      ("world_capitals.lua", "World Capitals"), ("us-capitals", "Us Capitals"),
      ("decks/élèves.lua", "Élèves"), ("a.b c.lua", "A B C"), ("NATO.lua", "NATO"),
    ] {
      XCTAssertEqual(ScriptName(path)?.title, title)
    }
  }

  func test_ending_may_be_left_out() {
    XCTAssertEqual(ScriptName("decks/words")?.path, "decks/words.lua")
    XCTAssertEqual(ScriptName("words.lua")?.path, "words.lua")
    XCTAssertEqual(ScriptName("words.txt")?.path, "words.txt.lua")
  }

  func test_what_names_no_file_is_refused() {
    for path in ["", ".", "..", ".lua", "decks/", "-", "decks/.lua"] {
      XCTAssertNil(ScriptName(path), path)
    }
  }

  func test_plugins_get_a_name_that_they_may_have() {
    XCTAssertEqual(ScriptName("word order_2.lua")?.identifier, "word-order_2")
    XCTAssertEqual(ScriptName("élan.lua")?.identifier, "-lan")
  }

  // MARK: Scripts

  func test_every_deck_is_found_without_a_problem_and_has_cards() throws {
    for template in Template.allCases where ![.recipe, .plugin].contains(template) {
      let name = try write(template, to: "\(template).lua")
      let result = try check(name.path)
      XCTAssertEqual(result.problems, [], "\(template)")
      XCTAssertGreaterThanOrEqual(result.cardCount, 8, "\(template)")
    }
  }

  func test_recipe_book_is_found_without_a_problem() throws {
    XCTAssertEqual(try check(write(.recipe, to: "soups.lua").path).problems, [])
  }

  func test_plugin_adds_the_kind_of_its_name() throws {
    let plugin = try write(.plugin, to: "mixed.lua")
    let deck = folder.appending(path: "deck.lua")
    try Data(
      """
      local deck = fc.deck { title = "Planets" }
      deck:answer_key("Mixed", function(key)
        key:card { kind = "mixed", answer = "Jupiter", hint = "the largest" }
      end)
      return deck
      """.utf8
    ).write(to: deck)
    let result = try check(deck.path, plugins: PluginSet([PluginFile(plugin.path)]))
    XCTAssertEqual(result.problems, [])
    XCTAssertEqual(result.cardCount, 1)
  }

  func test_any_name_of_a_file_makes_a_script_without_a_problem() throws {
    for file in ["a\"b\\c", "two\nlines\u{1}", "100%", "my NAME", "TITLE", "日本語 #1"] {
      for template in Template.allCases where template != .plugin {
        let name = try write(template, to: "\(file)/\(template)".replacing("/", with: " "))
        XCTAssertEqual(try check(name.path).problems, [], "\(template) \(file)")
      }
    }
    let name = try XCTUnwrap(ScriptName("my NAME.lua"))
    XCTAssertTrue(Template.choice.text(for: name).contains("title = \"My NAME\""))
  }

  func test_no_placeholder_is_left() throws {
    let name = try XCTUnwrap(ScriptName("words.lua"))
    for template in Template.allCases {
      let text = template.text(for: name)
      XCTAssertFalse(text.contains("TITLE") || text.contains("NAME"), "\(template)")
    }
  }

  // MARK: Files

  func test_file_that_is_there_stays_as_it_is() throws {
    let path = folder.appending(path: "a.lua").path
    try writeNewFile("mine", at: path)
    XCTAssertThrowsError(try writeNewFile("other", at: path)) {
      XCTAssertEqual("\($0)", "\(path) is there already, and stays as it is")
    }
    XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "mine")
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "link.lua").path, withDestinationPath: "nowhere.lua")
    XCTAssertThrowsError(try writeNewFile("x", at: folder.appending(path: "link.lua").path))
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: folder.appending(path: "nowhere.lua").path))
  }

  func test_missing_folder_is_named() throws {
    let missing = folder.appending(path: "no").path
    XCTAssertThrowsError(try writeNewFile("x", at: "\(missing)/a.lua")) {
      XCTAssertEqual(
        "\($0)", "\(missing)/a.lua can't be written: there is no folder \(missing)")
    }
    try writeNewFile("x", at: missing)
    XCTAssertThrowsError(try writeNewFile("x", at: "\(missing)/a.lua")) {
      XCTAssertEqual("\($0)", "\(missing)/a.lua can't be written: \(missing) is not a folder")
    }
  }
}

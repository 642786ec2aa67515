import FCHost
import Foundation
import XCTest

@testable import FCTools

/// What `fcscript doc` shows, and the pages in `docs/lua` that are made of the same.
final class ReferencePageTests: XCTestCase {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/lua")

  func test_the_pages_of_the_manual_are_up_to_date() throws {
    let files = try ReferenceMarkdown(ScriptReference()).files
    if ProcessInfo.processInfo.environment["FCSCRIPT_UPDATE"] == "1" {
      try ReferenceMarkdown(ScriptReference()).write(in: folder.path)
    }
    for (name, text) in files {
      let page = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      XCTAssertEqual(page, text, "\(name): make it again with fcscript doc --markdown docs/lua")
    }
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(),
      files.map(\.name).sorted())
  }

  func test_the_overview_has_everything_but_fields_in_a_line() throws {
    let reference = try ScriptReference()
    let lines = ReferencePage(reference).overview
    for entry in reference.entries {
      switch entry {
      case .field, .table: continue
      default:
        XCTAssertTrue(
          lines.contains {
            $0.drop { $0 == " " }.hasPrefix(entry.name) && $0.hasSuffix("  \(entry.documentation)")
          }, entry.name)
      }
    }
  }

  func test_a_function_is_shown_with_its_fields_and_an_example() throws {
    let lines = try ReferencePage(ScriptReference()).lines(of: "fc.recipe")
    XCTAssertEqual(
      lines.prefix(8),
      [
        "fc.recipe(fields: recipe fields) → recipe: recipe?, message: string?",
        "  Makes a recipe; nil and a message for a name that is empty.",
        "",
        "  recipe fields:",
        "    name: string           What it is called.",
        "    instructions: string?  What to do.",
        "    image: string?         The name of a file with a picture.",
        "",
      ])
    XCTAssertTrue(lines.contains("    local recipe = fc.recipe {"))
  }

  func test_a_class_is_shown_with_its_members_and_others_of_its_name() throws {
    let lines = try ReferencePage(ScriptReference()).lines(of: "timer")
    XCTAssertEqual(lines.first, "timer")
    XCTAssertTrue(lines.contains("  timer:cancel()           Takes it back; it will not fire."))
    let card = try ReferencePage(ScriptReference()).lines(of: "card")
    XCTAssertTrue(card.contains { $0.hasPrefix("    fc.card ") })
  }

  func test_a_name_of_many_is_told_in_short_and_an_unknown_one_not_at_all() throws {
    let page = try ReferencePage(ScriptReference())
    XCTAssertTrue(page.lines(of: "tag").allSatisfy { $0.hasSuffix("What its author knows it by.") })
    XCTAssertEqual(page.lines(of: "xylophone"), [])
  }

  func test_a_library_and_a_chapter_list_what_is_in_them() throws {
    let page = try ReferencePage(ScriptReference())
    XCTAssertTrue(page.lines(of: "utf8").contains { $0.hasPrefix("    utf8.codes ") })
    XCTAssertTrue(page.lines(of: "fc.ui").contains { $0.hasPrefix("    fc.ui.label ") })
    XCTAssertEqual(page.lines(of: "time").first, Chapter.time.title)
  }
}

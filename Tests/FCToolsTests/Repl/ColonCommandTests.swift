import XCTest

@testable import FCTools

final class ColonCommandTests: XCTestCase {
  func test_commands_are_read_with_what_follows() throws {
    XCTAssertEqual(try ColonCommand(":load my decks/a.lua "), .load("my decks/a.lua"))
    XCTAssertEqual(try ColonCommand("  :time 1 + 1"), .time("1 + 1"))
    XCTAssertEqual(try ColonCommand(":quit"), .quit)
  }

  func test_label_of_lua_is_no_command() {
    XCTAssertFalse(ColonCommand.isCommand("::again::"))
    XCTAssertTrue(ColonCommand.isCommand(" :help"))
  }

  func test_misspelt_command_gets_a_suggestion() {
    XCTAssertThrowsError(try ColonCommand(":relaod")) { error in
      XCTAssertEqual(
        (error as? ColonCommand.Mistake)?.message,
        "unknown command ':relaod' (did you mean ':reload'?); :help shows them all")
    }
  }

  func test_missing_or_extra_word_is_refused() {
    for line in [":load", ":doc ", ":quit now"] {
      XCTAssertThrowsError(try ColonCommand(line), line)
    }
  }

  func test_help_names_every_command() {
    for form in ColonCommand.forms { XCTAssertTrue(ReplHelp.text.contains(":\(form.name)")) }
  }
}

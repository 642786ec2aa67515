import FCHost
import Foundation
import XCTest

/// What an author reads when a script can't be loaded or gives nothing to play.
final class LoadingReportTests: XCTestCase {
  func test_a_script_may_have_any_file_name() throws {
    let script = Array(deckScript("key:card { question = 'q', answer = 'a' }").utf8)
    for (name, id) in [("c#.lua", "c%23"), (".lua", ".lua"), ("100%.lua", "100%25")] {
      let folder = try ScriptFolder("", files: [name: script])
      XCTAssertEqual(try folder.load(name).decks[0].id, id)
    }
  }

  func test_names_of_files_are_shown_on_one_line_and_steer_nothing() throws {
    let script = Array("error('boom')".utf8)
    let long = String(repeating: "x", count: 251)
    for (name, shown) in [
      ("a\nRight.lua", "a Right.lua"), ("e\u{1B}[31m.lua", "e^[[31m.lua"),
      ("u\u{202E}v\u{2028}.lua", "u<U+202E>v .lua"), ("z\u{200B}.lua", "z<U+200B>.lua"),
      ("a:3: x.lua", "a:3: x.lua"), ("[string \"x\"].lua", "[string \"x\"].lua"),
      ("-x.lua", "-x.lua"), ("=x.lua", "=x.lua"), ("@x.lua", "@x.lua"), (" .lua", " .lua"),
      ("\(long).lua", "…\(String(repeating: "x", count: 40)).lua"),
    ] {
      let folder = try ScriptFolder("", files: [name: script])
      let report = try folder.report(name)
      XCTAssertEqual(
        report.split(separator: "\n").first.map { $0.split(separator: "/").last ?? $0 },
        "\(shown):1: boom")
      XCTAssertTrue(report.hasSuffix("> 1 | error('boom')"), report)
    }
    let folder = try ScriptFolder("")
    XCTAssertTrue(
      try folder.report("no\nRight.\u{1B}[31m").hasSuffix("no Right.^[[31m: there is no such file"))
  }

  func test_files_of_one_name_are_told_apart_however_deep_they_lie() throws {
    let deep = (1...8).map { "folder-\($0)-of-many" }.joined(separator: "/")
    let folder = try ScriptFolder("")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/\(deep)/data", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: "\(folder.path)/folder-1-of-many") }
    try "local m = require 'data.main'\nm()".write(
      toFile: "\(folder.path)/\(deep)/main.lua", atomically: true, encoding: .utf8)
    try "return function()\n  error 'boom'\nend".write(
      toFile: "\(folder.path)/\(deep)/data/main.lua", atomically: true, encoding: .utf8)
    XCTAssertEqual(
      try folder.report("\(deep)/main.lua"),
      """
      data/main.lua:2: boom

        1 | return function()
      > 2 |   error 'boom'
        in function 'm', called at main.lua:2
      """)
  }

  func test_names_of_modules_are_shown_on_one_line() throws {
    for (name, message) in [
      ("a\\nRight.\\27[31m", "module 'a\\nRight.^[[31m': a module's name is made of"),
      ("x\\0y", "module 'x^@y': a module's name is made of"),
      ("\\u{202e}", "module '<U+202E>': a module's name is made of"),
    ] {
      let folder = try ScriptFolder("require \"\(name)\"")
      XCTAssertTrue(try folder.report().hasPrefix("quiz.lua:1: \(message)"))
    }
    let folder = try ScriptFolder("require(('x.'):rep(5000) .. 'x')")
    XCTAssertLessThan(try folder.report().utf8.count, 1000)
  }

  func test_a_file_that_is_not_there() throws {
    let folder = try ScriptFolder("")
    XCTAssertEqual(
      try folder.report("quizz.lua"), "quizz.lua: there is no such file (did you mean 'quiz.lua'?)")
  }

  func test_a_file_whose_ending_was_left_out() throws {
    let folder = try ScriptFolder("")
    XCTAssertEqual(
      try folder.report("quiz"), "quiz: there is no such file (did you mean 'quiz.lua'?)")
  }

  func test_a_directory() throws {
    let folder = try ScriptFolder("", texts: ["decks/one.lua": ""])
    XCTAssertEqual(try folder.report("decks"), "decks: this is a directory")
  }

  func test_compiled_lua() throws {
    let folder = try ScriptFolder("\u{1B}Lua")
    XCTAssertEqual(
      try folder.report(), "quiz.lua: this is compiled Lua; scripts are Lua text")
  }

  func test_text_that_is_not_utf8_has_byte_and_line() throws {
    let bytes = Array("local fc = require \"fc\"\nlocal drink = \"caf".utf8) + [0xE9, 0x22, 0x0A]
    let folder = try ScriptFolder("", files: ["latin.lua": bytes])
    XCTAssertEqual(
      try folder.report("latin.lua"),
      """
      latin.lua:2: the file is not valid UTF-8: byte 43 is 0xE9

        1 | local fc = require "fc"
      > 2 | local drink = "caf\u{FFFD}"
                              ~
      """)
  }

  func test_a_byte_order_mark_and_a_line_for_the_shell_keep_the_line_numbers() throws {
    try assertReport(
      "\u{FEFF}#!/usr/bin/env fcscript\nlocal x = nil + 1\n",
      """
      quiz.lua:2: attempt to perform arithmetic on a nil value

        1 | #!/usr/bin/env fcscript
      > 2 | local x = nil + 1
      """)
  }

  func test_a_syntax_error() throws {
    try assertReport(
      """
      local fc = require "fc"
      local deck = fc.deck { title = "States"
      deck:answer_key("Show States", function(key) end)
      """,
      """
      quiz.lua:2: '}' is missing for the '{' at line 2

        1 | local fc = require "fc"
      > 2 | local deck = fc.deck { title = "States"
                                                   ~
        it is expected before 'deck'
      """)
  }

  func test_an_error_at_load() throws {
    try assertReport(
      """
      local rows

      for _, row in ipairs(rows.list) do print(row) end
      """,
      """
      quiz.lua:3: attempt to index a nil value (local 'rows')

        1 | local rows
        2 |
      > 3 | for _, row in ipairs(rows.list) do print(row) end
                                 ~~~~
      """)
  }

  func test_an_error_in_a_function_called_at_load_has_the_way_to_it() throws {
    try assertReport(
      """
      local function capital(state)
        return state.capital.name
      end
      local function all()
        return capital {} .. "!"
      end
      print(all())
      """,
      """
      quiz.lua:2: attempt to index a nil value (field 'capital')

        1 | local function capital(state)
      > 2 |   return state.capital.name
                           ~~~~~~~
        in upvalue 'capital', called at quiz.lua:5
        in local 'all', called at quiz.lua:7
      """.replacing("upvalue 'capital'", with: "function 'capital'")
        .replacing("local 'all'", with: "function 'all'"))
  }

  // MARK: What the script returns

  func test_a_script_that_returns_nothing_just_ran() throws {
    try assertReport("print \"hello\"", "")
  }

  func test_a_script_that_returns_something_else() throws {
    try assertReport(
      "local answer = 42\nreturn answer",
      """
      quiz.lua:2: the script returns a number: return a deck, a list of decks, or nothing

        1 | local answer = 42
      > 2 | return answer
      """)
    try assertReport(
      "return { 1, 2 }",
      """
      quiz.lua:1: the script returns a table that is no list of decks: \
      return a deck, a list of decks, or nothing

      > 1 | return { 1, 2 }
      """)
  }

  func test_decks_made_but_not_returned() throws {
    try assertReport(
      """
      local fc = require "fc"
      local deck = fc.deck { title = "States" }
      deck:answer_key("Show States", function(key) end)
      """,
      """
      quiz.lua:2: the script makes the deck "States" but returns none: \
      add 'return deck' as the last line

        1 | local fc = require "fc"
      > 2 | local deck = fc.deck { title = "States" }
                                            ~~~~~~
      """)
  }

  func test_decks_of_modules_need_not_be_returned() throws {
    try assertReport(
      "require \"other\"",
      files: ["other.lua": "return require(\"fc\").deck { title = \"Other\" }"], "")
  }

  func test_a_deck_without_answer_keys() throws {
    try assertReport(
      """
      local fc = require "fc"
      return fc.deck { title = "States" }
      """,
      """
      quiz.lua:2: deck "States" has no answer keys: add one with deck:answer_key(…)

        1 | local fc = require "fc"
      > 2 | return fc.deck { title = "States" }
                                      ~~~~~~
      """)
  }

  func test_a_key_without_cards_is_a_warning_when_its_game_starts() throws {
    let folder = try ScriptFolder(deckScript("  -- nothing yet"))
    let host = try folder.load()
    let key = host.decks[0].answerKeys[0]
    for _ in 1...2 {
      let game = try host.decks[0].game(key: key, options: .init(seed: 1))
      XCTAssertNil(game.nextCard())
      XCTAssertTrue(game.isFinished)
    }
    XCTAssertEqual(
      folder.reported,
      [
        """
        quiz.lua:3: warning: answer key "Show States" has no cards: add them with key:card { … }

          1 | local fc = require "fc"
          2 | local deck = fc.deck { title = "States" }
        > 3 | deck:answer_key("Show States", function(key)
                               ~~~~~~~~~~~
        """
      ])
    XCTAssertFalse(host.hasReportedErrors)
  }

  // MARK: Modules

  func test_a_missing_module() throws {
    try assertReport(
      "local states = require \"data.states\"",
      """
      quiz.lua:1: module 'data.states' not found: there is no file data/states.lua beside the script

      > 1 | local states = require "data.states"
                                    ~~~~~~~~~~~
      """)
  }

  func test_a_module_outside_the_folder() throws {
    try assertReport(
      "require \"../states\"",
      """
      quiz.lua:1: module '../states': a module's name is made of letters, digits, _, - and dots

      > 1 | require "../states"
                     ~~~~~~~~~
      """)
  }

  func test_a_module_that_requires_itself() throws {
    try assertReport(
      "require \"states\"",
      files: [
        "states.lua": "local cities = require \"cities\"",
        "cities.lua": "local cities = {}\nlocal other = require \"states\"",
      ],
      """
      cities.lua:2: module 'states' requires itself: states → cities → states

        1 | local cities = {}
      > 2 | local other = require "states"
                                   ~~~~~~
        in the module cities.lua, required at states.lua:1
        in the module states.lua, required at quiz.lua:1
      """)
  }

  func test_a_module_with_a_syntax_error() throws {
    try assertReport(
      "local fc = require \"fc\"\nrequire \"states\"",
      files: ["states.lua": "local states = {\nreturn states"],
      """
      states.lua:2: 'return' can't stand in a table

        1 | local states = {
      > 2 | return states
            ~~~~~~
        reached from quiz.lua:2
        a block begins with 'then' or 'do' and ends with 'end'; braces make a table
      """)
  }

  func test_a_module_that_fails() throws {
    try assertReport(
      "require \"states\"", files: ["states.lua": "error(\"no states today\")"],
      """
      states.lua:1: no states today

      > 1 | error("no states today")
        in the module states.lua, required at quiz.lua:1
      """)
  }

  func test_a_module_that_failed_can_be_required_again() throws {
    try assertReport(
      """
      assert(not pcall(require, "states"))
      assert(not pcall(require, "states"))
      """, files: ["states.lua": "error(\"no states today\")"], "")
  }

  func test_two_decks_with_one_id() throws {
    try assertReport(
      """
      local fc = require "fc"
      local one, other = fc.deck { title = "One" }, nil
      other = fc.deck { title = "Other" }
      return { one, other }
      """,
      """
      quiz.lua:3: two decks have the id "quiz": give each its own id

        1 | local fc = require "fc"
        2 | local one, other = fc.deck { title = "One" }, nil
      > 3 | other = fc.deck { title = "Other" }
      """)
  }

  func test_the_place_of_an_indented_return() throws {
    try assertReport(
      """
      local fc = require "fc"
       return "deck"
      """,
      """
      quiz.lua:2: the script returns a string: return a deck, a list of decks, or nothing

        1 | local fc = require "fc"
      > 2 |  return "deck"
      """)
  }
}

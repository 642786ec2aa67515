import FCHost
import XCTest

/// What an author reads about odd error values, wrong calls, wrong names and hard-to-show lines.
final class ErrorValueReportTests: XCTestCase {
  func test_the_types_in_a_message_are_not_marked() throws {
    try assertReport(
      """
      local number = "string" + 1
      """,
      """
      quiz.lua:1: attempt to add a 'string' with a 'number'

      > 1 | local number = "string" + 1
        texts are joined with .., as in "Question " .. 1
      """)
  }

  func test_an_error_in_the_hosts_own_lua_is_placed_in_the_script() throws {
    try assertReport(
      """
      local fc = require "fc"
      local t = setmetatable({ a = 1, b = 2 }, { __index = function() error("gone", 2) end })
      for key in fc.pairs(t) do
        t.a, t.b = nil, nil
      end
      """,
      """
      quiz.lua:2: gone

        1 | local fc = require "fc"
      > 2 | local t = setmetatable({ a = 1, b = 2 }, { __index = function() error("gone", 2) end })
        in function 'index', called at quiz.lua:3
      """)
  }

  private func assertLine(
    _ script: String, _ message: String, marks mark: String = "",
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try assertReport(
      script, "quiz.lua:1: \(message)\n\n> 1 | \(script)" + (mark.isEmpty ? "" : "\n\(mark)"),
      file: file, line: line)
  }

  // MARK: Error values

  func test_errors_that_are_no_text_keep_their_place() throws {
    try assertLine(
      "error { code = 3, text = \"bad\" }", "error value { code = 3, text = \"bad\" }",
      marks: "                                ~~~")
    try assertLine("error(nil)", "error(nil): an error without a message")
    try assertLine("error()", "error(nil): an error without a message")
    try assertLine("error \"\"", "an error without a message")
    try assertLine("error(42)", "42")
    try assertLine("error(true)", "true")
    try assertLine(
      "error(setmetatable({}, { __tostring = function() return \"mine\" end }))", "mine")
    try assertLine(
      "error(setmetatable({}, { __tostring = function() error() end }))",
      "an error value that is a table without a usable __tostring")
    try assertLine(
      "error(fc.deck { title = \"States\" })", "deck \"States\"",
      marks: "                               ~~~~~~")
  }

  func test_an_error_value_that_holds_itself() throws {
    try assertReport(
      "local t = {} t.t = t\nerror(t)",
      """
      quiz.lua:2: an error value that is a table

        1 | local t = {} t.t = t
      > 2 | error(t)
      """)
  }

  func test_an_error_of_another_level_marks_the_caller() throws {
    try assertReport(
      """
      local function positive(n)
        if n < 0 then error("a positive number, please", 2) end
      end

      positive(-1)
      """,
      """
      quiz.lua:5: a positive number, please

        3 | end
        4 |
      > 5 | positive(-1)
        in function 'positive', called at quiz.lua:5
      """)
  }

  func test_an_error_that_is_caught_and_thrown_again_keeps_its_place() throws {
    try assertReport(
      """
      local ok, message = pcall(function()
        local t
        return t.x
      end)
      if not ok then
        error(message, 0)
      end
      """,
      """
      quiz.lua:3: attempt to index a nil value (local 't')

        1 | local ok, message = pcall(function()
        2 |   local t
      > 3 |   return t.x
                     ~
        reached from quiz.lua:6
      """)
  }

  func test_an_error_without_a_place_is_told_where_it_was_thrown() throws {
    try assertLine("error(\"just so\", 0)", "just so", marks: "")
  }

  func test_too_deep_a_recursion() throws {
    let folder = try ScriptFolder("local function f() return 1 + f() end\nf()")
    let report = try folder.report()
    XCTAssertTrue(
      report.hasPrefix("quiz.lua:1: stack overflow"), report)
    XCTAssertLessThan(report.split(separator: "\n").count, 40)
  }

  // MARK: Names

  func test_an_undefined_global_has_a_suggestion() throws {
    try assertLine(
      "prnt \"hello\"", "undefined global 'prnt' (did you mean 'print'?)", marks: "      ~~~~")
    try assertLine("zzz()", "undefined global 'zzz'", marks: "      ~~~")
  }

  func test_a_global_made_in_a_function() throws {
    try assertReport(
      """
      local function count()
        total = 1
      end
      count()
      """,
      """
      quiz.lua:2: global 'total' is made inside a function (forgot 'local'?)

        1 | local function count()
      > 2 |   total = 1
              ~~~~~
        in function 'count', called at quiz.lua:4
      """)
  }

  func test_a_field_that_fc_does_not_have() throws {
    try assertLine(
      "local deck = fc.dekc { title = \"States\" }",
      "unknown field 'dekc' in fc (did you mean 'deck'?)", marks: "                      ~~~~"
    )
    try assertLine(
      "fc.reed = nil", "unknown field 'reed' in fc (did you mean 'read'?)",
      marks: "         ~~~~")
  }

  func test_a_method_that_an_object_does_not_have() throws {
    try assertReport(
      "local deck = fc.deck { title = \"States\" }\ndeck:anwser_key(\"x\", print)",
      """
      quiz.lua:2: unknown field 'anwser_key' in deck (did you mean 'answer_key'?)

        1 | local deck = fc.deck { title = "States" }
      > 2 | deck:anwser_key("x", print)
                 ~~~~~~~~~~
      """)
  }

  func test_a_method_called_with_a_dot() throws {
    try assertReport(
      "local deck = fc.deck { title = \"States\" }\ndeck.on(\"answer\", print)",
      """
      quiz.lua:2: 'on' is a method of deck: call it as deck:on(…)

        1 | local deck = fc.deck { title = "States" }
      > 2 | deck.on("answer", print)
                 ~~
      """)
  }

  func test_a_property_that_can_not_be_set() throws {
    try assertReport(
      "local deck = fc.deck { title = \"States\" }\ndeck.title = \"Cities\"",
      """
      quiz.lua:2: 'title' of deck can't be set

        1 | local deck = fc.deck { title = "States" }
      > 2 | deck.title = "Cities"
                 ~~~~~
      """)
  }

  // MARK: Arguments

  func test_a_wrong_argument_names_function_position_and_types() throws {
    try assertLine(
      "fc.read({})", "bad argument #1 to 'read' (string expected, got table)",
      marks: "         ~~~~")
    try assertLine(
      "fc.read()", "bad argument #1 to 'read' (string expected, got no value)",
      marks: "         ~~~~")
    try assertLine(
      "fc.game(fc.deck { title = \"x\" })",
      "bad argument #1 to 'game' (list of cards expected, got deck)", marks: "         ~~~~")
    try assertLine(
      "fc.csv(\"x.csv\", { sperator = \";\" })",
      "unknown field 'sperator' in options of fc.csv (did you mean 'separator'?)",
      marks: "                        ~~~~~~~~")
  }

  // MARK: Lines

  func test_tabs_and_wide_characters_keep_the_mark_below_the_name() throws {
    try assertReport(
      deckScript("\tkey:card { question = \"日本 👩‍👩‍👧\", anwser = \"é\" }"),
      """
      quiz.lua:4: unknown field 'anwser' in card (did you mean 'answer'?)

        2 | local deck = fc.deck { title = "States" }
        3 | deck:answer_key("Show States", function(key)
      > 4 |     key:card { question = "日本 👩‍👩‍👧", anwser = "é" }
                                                 ~~~~~~
        in function <quiz.lua:3>, called by the answer key "Show States"
      """)
  }

  func test_a_long_line_is_cut_around_the_mark() throws {
    let words = String(repeating: "word ", count: 30)
    try assertReport(
      "local t = { \"\(words)\", fc.wrong, \"\(words)\" }",
      """
      quiz.lua:1: unknown field 'wrong' in fc; it has after, animation, args, await, card, csv, deck, defaults, env, every, game, group, layer, now, observe, pairs, plugin, post, quit, read, recipe, recipe_book, sequence, sleep, task, ui, write

      > 1 | … d word word word word word word word ", fc.wrong, "word word word word word word word word …
                                                         ~~~~~
      """)
    try assertReport(
      "local t = { \"\(words)\" } error(\"without a mark\")",
      """
      quiz.lua:1: without a mark

      > 1 | local t = { "word word word word word word word word word word word word word word word word …
      """)
  }

  func test_an_excerpt_is_as_wide_as_asked() throws {
    let folder = try ScriptFolder("local t = { \"word word word\", fc.wrong, \"word word word\" }")
    let host = try folder.makeHost()
    XCTAssertThrowsError(try host.load("\(folder.path)/quiz.lua")) { error in
      let report = host.scriptError(error).report(columns: 30).split(separator: "\n").dropFirst()
      XCTAssertEqual(report, ["> 1 | … rd\", fc.wrong, \"word …", "                ~~~~~"])
    }
  }

  func test_nothing_in_a_report_steers_the_terminal() throws {
    try assertReport(
      "local s = \"\u{1B}[31m\" error(\"red \\27[31m\\r\\nnext line\")",
      """
      quiz.lua:1: red ^[[31m
          next line

      > 1 | local s = "^[[31m" error("red \\27[31m\\r\\nnext line")
      """)
  }

  func test_verbose_reports_list_the_functions_of_the_host() throws {
    let folder = try ScriptFolder("fc.read({})")
    let host = try folder.makeHost()
    XCTAssertThrowsError(try host.load("\(folder.path)/quiz.lua")) { error in
      XCTAssertEqual(
        folder.text(of: host.scriptError(error), isVerbose: true),
        """
        quiz.lua:1: bad argument #1 to 'read' (string expected, got table)

        > 1 | fc.read({})
                 ~~~~
          in 'read' of the host, called at quiz.lua:1
        """)
    }
  }
}

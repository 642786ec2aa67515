import FCHost
import XCTest

/// What an author reads about an error in a function that the host called.
final class CallbackReportTests: XCTestCase {
  func test_an_error_in_make() throws {
    try assertReport(
      """
      local fc = require "fc"
      local deck = fc.deck { title = "States" }
      local by_name = {}
      deck:answer_key("Show States", function(key)
        for _, name in ipairs { "Alabama" } do
          local state = by_name[name]
          key:card { question = state.name, answer = state.capital }
        end
      end)
      return deck
      """,
      """
      quiz.lua:7: attempt to index a nil value (local 'state')

        5 |   for _, name in ipairs { "Alabama" } do
        6 |     local state = by_name[name]
      > 7 |     key:card { question = state.name, answer = state.capital }
                                      ~~~~~
        in function <quiz.lua:4>, called by the answer key "Show States"
      """)
  }

  func test_an_error_in_a_function_that_make_calls() throws {
    try assertReport(
      """
      local fc = require "fc"
      local deck = fc.deck { title = "States" }
      local function add(key, name)
        key:card { question = name, anwser = name }
      end
      deck:answer_key("Show States", function(key)
        add(key, "Alabama")
      end)
      return deck
      """,
      """
      quiz.lua:4: unknown field 'anwser' in card (did you mean 'answer'?)

        2 | local deck = fc.deck { title = "States" }
        3 | local function add(key, name)
      > 4 |   key:card { question = name, anwser = name }
                                          ~~~~~~
        in function 'add', called at quiz.lua:7
        in function <quiz.lua:6>, called by the answer key "Show States"
      """)
  }

  func test_an_error_is_not_taken_for_one_of_the_same_words_that_was_caught() throws {
    try assertReport(
      """
      local fc = require "fc"
      local deck = fc.deck { title = "States" }
      local other = fc.deck { title = "Other" }
      other:answer_key("Other Key", function() error("no data", 0) end)
      deck:answer_key("Show States", function(key)
        pcall(other.game, other, "Other Key")
        key:card { question = "q", answer = "a" }
      end)
      deck:on("start", function()
        error("no data", 0)
      end)
      return deck
      """,
      """
      quiz.lua:10: no data

         8 | end)
         9 | deck:on("start", function()
      > 10 |   error("no data", 0)
        in function <quiz.lua:9>, called by the handler of "start"
      """)
  }

  // MARK: check

  private func check(_ body: String) -> String {
    deckScript(
      """
        key:card {
          question = "Alabama", answer = "Montgomery",
          check = function(response, card, score)
            \(body)
          end,
        }
      """)
  }

  func test_an_error_in_check_names_the_card() throws {
    try assertReport(
      check("return response.text == \"x\""),
      """
      quiz.lua:7: attempt to index a number value (local 'response')

        5 |     question = "Alabama", answer = "Montgomery",
        6 |     check = function(response, card, score)
      > 7 |       return response.text == "x"
                         ~~~~~~~~
        in function <quiz.lua:6>, called by the check of card "Alabama"
      """)
  }

  private func assertCheck(
    _ body: String, _ message: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try assertReport(
      check(body),
      """
      quiz.lua:6: 'check' of card "Alabama" returned \(message)

        4 |   key:card {
        5 |     question = "Alabama", answer = "Montgomery",
      > 6 |     check = function(response, card, score)
                ~~~~~
      """, file: file, line: line)
  }

  func test_what_check_may_not_return() throws {
    try assertCheck("", "nothing: return true, false or a score")
    try assertCheck("return 2", "2: a score is a number from 0 to 1")
    try assertCheck("return 0 / 0", "nan: a score is a number from 0 to 1")
    try assertCheck("return -0.001", "-0.001: a score is a number from 0 to 1")
    try assertCheck("return \"yes\"", "a string: return true, false or a score")
    try assertCheck("return true, {}", "a table as its message: return text")
    try assertCheck(
      "return true, ('x'):rep(65537)", "a message that is longer than 65536 bytes")
    try assertCheck("return true, '\\255'", "a message that is not valid UTF-8 (byte 1)")
  }

  func test_an_error_in_check_during_a_game_of_the_script_has_the_whole_way() throws {
    try assertReport(
      """
      local function play(game)
        game:next_card()
        game:answer(1)
      end
      local card = fc.card {
        question = "Alabama", answer = "Montgomery",
        check = function(response) return response.x end,
      }
      play(fc.game { card })
      """,
      """
      quiz.lua:7: attempt to index a number value (local 'response')

        5 | local card = fc.card {
        6 |   question = "Alabama", answer = "Montgomery",
      > 7 |   check = function(response) return response.x end,
                                                ~~~~~~~~
        in function <quiz.lua:7>, called by the check of card "Alabama"
        in function 'play', called at quiz.lua:9
      """)
  }

  // MARK: Events

  func test_an_error_in_an_event_handler_names_the_event_and_the_game_goes_on() throws {
    let folder = try ScriptFolder(
      """
      local fc = require "fc"
      local deck = fc.deck { title = "States" }
      deck:answer_key("Show States", function(key)
        key:card { question = "Alabama", answer = "Montgomery" }
      end)
      deck:on("answer", function(card, game)
        game.data.total = game.data.total + 1
      end)
      deck:on("answer", function(card) print("second " .. card.question) end)
      return deck
      """)
    XCTAssertEqual(
      try folder.report(),
      """
      quiz.lua:7: attempt to perform arithmetic on a nil value (field 'total')

        5 | end)
        6 | deck:on("answer", function(card, game)
      > 7 |   game.data.total = game.data.total + 1
                        ~~~~~
        in function <quiz.lua:6>, called by the handler of "answer"
      """)
    XCTAssertEqual(folder.printed, ["second Alabama"])
  }

  func test_an_unknown_event() throws {
    try assertReport(
      """
      local deck = fc.deck { title = "States" }
      deck:on("answered", print)
      """,
      """
      quiz.lua:2: unknown event 'answered' (did you mean 'answer'?); \
      it is one of start, card, answer, result

        1 | local deck = fc.deck { title = "States" }
      > 2 | deck:on("answered", print)
                     ~~~~~~~~
      """)
  }

  // MARK: Coroutines

  func test_an_error_in_a_coroutine_has_its_own_place() throws {
    try assertReport(
      """
      local fc = require "fc"
      local deck = fc.deck { title = "States" }
      local function names()
        coroutine.yield "Alabama"
        local row
        coroutine.yield(row.name)
      end
      deck:answer_key("Show States", function(key)
        for name in coroutine.wrap(names) do
          key:card { question = name, answer = "Montgomery" }
        end
      end)
      return deck
      """,
      """
      quiz.lua:6: attempt to index a nil value (local 'row')

        4 |   coroutine.yield "Alabama"
        5 |   local row
      > 6 |   coroutine.yield(row.name)
                              ~~~
        in function <quiz.lua:3>, called at quiz.lua:9
        in function <quiz.lua:8>, called by the answer key "Show States"
      """)
  }

  func test_a_wait_across_a_function_of_the_host() throws {
    try assertReport(
      deckScript("  coroutine.yield()"),
      """
      quiz.lua:4: attempt to yield from outside a coroutine

        2 | local deck = fc.deck { title = "States" }
        3 | deck:answer_key("Show States", function(key)
      > 4 |   coroutine.yield()
        in function <quiz.lua:3>, called by the answer key "Show States"
      """)
  }

  // MARK: Generated cards

  private func generator(_ body: String) -> String {
    deckScript(
      """
        key:generate({ id = "sums", count = 3 }, function(random, n)
          \(body)
        end)
      """)
  }

  func test_an_error_in_a_generator() throws {
    try assertReport(
      generator("return { question = \"\" .. n.x, answer = \"a\" }"),
      """
      quiz.lua:5: attempt to index a number value (local 'n')

        3 | deck:answer_key("Show States", function(key)
        4 |   key:generate({ id = "sums", count = 3 }, function(random, n)
      > 5 |     return { question = "" .. n.x, answer = "a" }
                                          ~
        in function <quiz.lua:4>, called by the generator of answer key "Show States" (card 1)
        in function <quiz.lua:3>, called by the answer key "Show States"
      """)
  }

  func test_a_generator_that_returns_nothing() throws {
    try assertReport(
      generator("if n < 3 then return { question = n .. \"?\", answer = \"a\" } end"),
      """
      quiz.lua:4: the function of 'generate' must return a table with question and answer, got nil

        2 | local deck = fc.deck { title = "States" }
        3 | deck:answer_key("Show States", function(key)
      > 4 |   key:generate({ id = "sums", count = 3 }, function(random, n)
                  ~~~~~~~~
        in function <quiz.lua:3>, called by the answer key "Show States"
      """)
  }

  func test_a_generator_that_returns_an_unknown_field() throws {
    try assertReport(
      generator("return { qestion = \"1 + 1\", answer = 2 }"),
      """
      quiz.lua:4: unknown field 'qestion' in card (did you mean 'question'?)

        2 | local deck = fc.deck { title = "States" }
        3 | deck:answer_key("Show States", function(key)
      > 4 |   key:generate({ id = "sums", count = 3 }, function(random, n)
        in function <quiz.lua:3>, called by the answer key "Show States"
      """)
  }
}

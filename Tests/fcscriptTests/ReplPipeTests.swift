import Support
import XCTest

/// `fcscript repl` with its input from a pipe.
final class ReplPipeTests: XCTestCase {
  private func repl(_ input: String, _ arguments: String...) throws -> Outcome {
    try fcscript(["repl"] + arguments, input: Array(input.utf8))
  }

  func test_values_of_expressions_are_written_and_nothing_else() throws {
    XCTAssertEqual(
      try repl("1 + 1\nx = 'a'\nx .. 'b'\n\n_\n", "--seed", "1"),
      Outcome(output: "2\n\"ab\"\n\"ab\"\n"))
  }

  func test_input_goes_on_until_it_is_complete() throws {
    XCTAssertEqual(
      try repl("function f(a)\n  return a,\n\n 2\nend\nf(1\n)\n"), Outcome(output: "1, 2\n"))
  }

  func test_last_line_needs_no_end() throws {
    XCTAssertEqual(try repl("6 * 7"), Outcome(output: "42\n"))
  }

  func test_local_ends_with_its_input() throws {
    let outcome = try repl("local a = 1 print(a)\na\n")
    XCTAssertEqual(outcome.output, "1\n")
    XCTAssertEqual(
      outcome.errors, "input 2:1: undefined global 'a'\n\n> 1 | a\n      ~\n")
    XCTAssertEqual(outcome.ending, .status(1))
  }

  func test_errors_show_the_line_of_the_input_that_they_are_in() throws {
    let outcome = try repl("function f()\n  error 'oh'\nend\nf()\n'on'\n")
    XCTAssertEqual(
      outcome.errors,
      """
      input 1:2: oh

        1 | function f()
      > 2 |   error 'oh'
        in function <input 1:1>

      """)
    XCTAssertEqual(outcome.output, "\"on\"\n")
  }

  func test_mistake_in_an_expression_is_told_as_such() throws {
    XCTAssertEqual(
      try repl("1 + + 2\n").errors,
      "input 1:1: unexpected symbol near '+'\n\n> 1 | 1 + + 2\n        ~\n")
    XCTAssertTrue(try repl("x = = 2\n").errors.hasPrefix("input 1:1: unexpected symbol near '='"))
  }

  func test_end_in_the_middle_of_an_input_is_an_error() throws {
    XCTAssertEqual(
      try repl("if x then\n"),
      Outcome(errors: "the input ends in the middle of 'if x then'\n", ending: .status(1)))
  }

  func test_input_may_wait() throws {
    XCTAssertEqual(try repl("fc.sleep(0.001) print 'slept'\n1\n"), Outcome(output: "slept\n1\n"))
  }

  func test_wait_for_nothing_is_an_error() throws {
    let circle = """
      do
        local a, b
        a = fc.task(function() fc.sleep(0) fc.await(b) end)
        b = fc.task(function() fc.await(a) end)
        fc.await(b)
      end
      'on'

      """
    let outcome = try repl(circle)
    XCTAssertEqual(outcome.output, "\"on\"\n")
    XCTAssertEqual(outcome.errors, "this waits for something that can't come\n")
    XCTAssertEqual(outcome.ending, .status(1))
  }

  func test_timers_fire_between_lines() throws {
    let program = try Program(["repl"])
    program.send("fc.after(0.001, function() print 'fired' end) and nil\n")
    try program.waitForOutput("nil\nfired\n")
    program.send("error 'of a timer'\n")
    program.closeInput()
    XCTAssertEqual(try program.waitForEnding(), .status(1))
  }

  func test_error_of_a_timer_is_reported_and_fails() throws {
    let program = try Program(["repl"])
    program.send("fc.after(0, function() error 'late' end) and nil\n")
    try program.waitForErrors("late")
    program.send("1\n")
    try program.waitForOutput("1\n")
    program.closeInput()
    XCTAssertEqual(try program.waitForEnding(), .status(1))
  }

  func test_script_is_loaded_first_and_its_decks_are_at_hand() throws {
    XCTAssertEqual(
      try repl("deck.title, #decks, deck == decks[1]\n", "decks/us-capitals.lua"),
      Outcome(output: "\"U.S. State Capitals\", 1, true\n"))
  }

  func test_script_that_can_not_be_loaded_leaves_the_repl() throws {
    let outcome = try repl("1\n", Repository.fixture("no-such.lua"))
    XCTAssertEqual(outcome.output, "1\n")
    XCTAssertTrue(outcome.errors.contains("no-such.lua: "), outcome.errors)
    XCTAssertEqual(outcome.ending, .status(1))
  }

  func test_limit_stops_the_input_and_the_repl_starts_anew() throws {
    let outcome = try repl(
      "x = 1\nwhile true do end\ndeck.title\nx\n", "decks/us-capitals.lua", "--instructions",
      "1000000")
    XCTAssertEqual(outcome.output, "\"U.S. State Capitals\"\n")
    XCTAssertTrue(outcome.errors.hasPrefix("input 2:1: stopped: "), outcome.errors)
    XCTAssertTrue(
      outcome.errors.contains(
        "Started anew with decks/us-capitals.lua: what was defined here is gone.\n"), outcome.errors
    )
    XCTAssertTrue(outcome.errors.contains("undefined global 'x'"), outcome.errors)
  }

  func test_stop_of_an_input_that_has_waited_is_told_once() throws {
    let outcome = try repl("fc.sleep(0.001) while true do end\n'on'\n", "--instructions", "100000")
    XCTAssertEqual(outcome.output, "\"on\"\n")
    XCTAssertEqual(outcome.errors.split(separator: "stopped: ").count, 2, outcome.errors)
  }

  func test_file_that_can_not_be_read_changes_nothing() throws {
    let outcome = try repl("x = 1\n:load no-such.lua\nx\n")
    XCTAssertEqual(outcome.output, "1\n")
    XCTAssertEqual(
      outcome.errors, "no-such.lua: no such file or directory; nothing has changed\n")
  }

  func test_script_that_can_not_be_loaded_within_its_limits_is_left_out() throws {
    let outcome = try repl("1\n", "decks/us-capitals.lua", "--instructions", "300")
    XCTAssertEqual(outcome.output, "1\n")
    XCTAssertTrue(outcome.errors.contains("stopped: "), outcome.errors)
  }

  func test_load_and_reload_start_anew() throws {
    XCTAssertEqual(
      try repl(
        "x = 1\n:load decks/us-capitals.lua\ndeck.id\nrawget(_G, 'x')\ny = 1\n:reload\ny = y or 2\n"
      ),
      Outcome(
        output: "\"us-capitals\"\nnil\n",
        errors: "input 5:1: undefined global 'y'\n\n> 1 | y = y or 2\n      ~\n",
        ending: .status(1)))
  }

  func test_quit_ends_with_the_status_that_is_asked_for() throws {
    XCTAssertEqual(try repl("1\n:quit\n2\n"), Outcome(output: "1\n"))
    XCTAssertEqual(try repl("fc.quit(7)\n2\n"), Outcome(ending: .status(7)))
  }

  func test_doc_tells_about_a_name() throws {
    let outcome = try repl(":doc fc.after\n:doc card:next_hnt\n")
    XCTAssertTrue(outcome.output.hasPrefix("fc.after(seconds: number, fn: fun()) → timer\n  Calls"))
    XCTAssertEqual(
      outcome.errors,
      "nothing is known about 'card:next_hnt' (did you mean 'card:next_hint'?)\n")
  }

  func test_time_tells_how_long_an_expression_takes() throws {
    let outcome = try repl(":time 1 + 1\n:time 1 +\n")
    XCTAssertNotNil(
      outcome.output.firstMatch(of: /^2\n\d+\.\d{3} ms, \d+ allocations?\n$/), outcome.output)
    XCTAssertEqual(outcome.errors, "this is not complete\n")
  }

  func test_unknown_command_is_an_error() throws {
    XCTAssertEqual(
      try repl(":hlep\n").errors,
      "unknown command ':hlep' (did you mean ':help'?); :help shows them all\n")
  }

  func test_script_has_no_more_permissions_than_in_a_run() throws {
    XCTAssertTrue(try repl("fc.read '/etc/passwd'\n").errors.contains("--allow-read"))
    XCTAssertEqual(
      try repl("#fc.read 'Makefile' > 0\n", "--allow-read=Makefile").output, "true\n")
  }

  func test_nothing_lasts_unless_a_store_is_named() throws {
    let home = try DataHome()
    let set = "fc.defaults:set('n', 1)\n"
    let get = "fc.defaults:get('n')\n"
    _ = try fcscript("repl", input: set, home: home)
    XCTAssertEqual(try fcscript("repl", input: get, home: home).output, "nil\n")
    _ = try fcscript("repl", "--store", home.store, input: set, home: home)
    XCTAssertEqual(
      try fcscript("repl", "--store", home.store, input: get, home: home).output, "1\n")
  }
}

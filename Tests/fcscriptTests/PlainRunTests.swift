import Support
import XCTest

/// What `fcscript run` does between pipes, where a transcript cannot say it.
final class PlainRunTests: XCTestCase {
  private let single = Repository.fixture("single.lua")

  // MARK: The same game

  func test_seed_gives_the_same_game_each_time() throws {
    let input = "1\n1\n2\nq\n"
    let first = try fcscript("run", "decks/us-capitals.lua", "--seed", "1", input: input)
    XCTAssertEqual(first, try fcscript("run", "decks/us-capitals.lua", "--seed", "1", input: input))
    XCTAssertNotEqual(
      first.output,
      try fcscript("run", "decks/us-capitals.lua", "--seed", "2", input: input).output)
    let lines = first.output.split(separator: "\n")
    XCTAssertEqual(
      lines.prefix(4),
      ["U.S. State Capitals", "  1) Show States", "  2) Show Capitals", "Card 1 of 50"])
    XCTAssertEqual(lines.filter { $0.hasPrefix("Right.") || $0.hasPrefix("Wrong. ") }.count, 2)
    XCTAssertTrue(
      ["2 right, 0 wrong", "1 right, 1 wrong", "0 right, 2 wrong"].contains(lines.last))
  }

  func test_game_without_a_seed_can_be_played_again_with_the_one_that_v_tells() throws {
    let first = try fcscript("run", "decks/us-capitals.lua", "-v", input: "1\n1\n1\n")
    let words = first.errors.split { $0.isWhitespace }
    XCTAssertEqual(words.first, "seed")
    let seed = String(words.last ?? "")
    let again = try fcscript("run", "decks/us-capitals.lua", "--seed", seed, input: "1\n1\n1\n")
    XCTAssertEqual(first.output, again.output)
    XCTAssertEqual(again.errors, "")
  }

  // MARK: Input

  func test_CRLF_and_a_last_line_without_end_are_lines_like_others() throws {
    let expected = try fcscript(
      "run", single, "--no-shuffle", "--seed", "1", input: "Montgomery\nJuneau\n")
    XCTAssertTrue(expected.output.hasSuffix("2 right, 0 wrong\n"))
    XCTAssertEqual(
      try fcscript("run", single, "--no-shuffle", "--seed", "1", input: "Montgomery\r\nJuneau\r\n"),
      expected)
    XCTAssertEqual(
      try fcscript("run", single, "--no-shuffle", "--seed", "1", input: "Montgomery\nJuneau"),
      expected)
    XCTAssertEqual(
      try fcscript(
        "run", single, "--no-shuffle", "--seed", "1", input: "\u{FEFF}Montgomery\nJuneau\n"),
      expected)
  }

  func test_line_that_is_not_UTF8_is_refused_and_asked_again() throws {
    let outcome = try fcscript(
      ["run", single, "--no-shuffle", "--seed", "1"],
      input: [0xC3, 0x28, 0x0A] + Array("Montgomery\n".utf8))
    XCTAssertTrue(outcome.output.contains("That line is not UTF-8 text. Try again.\nRight."))
    XCTAssertTrue(outcome.output.hasSuffix("1 right, 0 wrong\n"))
    XCTAssertEqual(outcome.errors, "")
    XCTAssertEqual(outcome.ending, .status(0))
  }

  func test_closed_input_is_the_end_of_input() throws {
    let program = try Program(["run", single], input: .closed)
    XCTAssertEqual(try program.waitForEnding(), .status(0))
    XCTAssertTrue(program.outputText.hasSuffix("0 right, 0 wrong\n"), program.outputText)
    XCTAssertEqual(program.errorText, "")
  }

  func test_lines_after_the_end_of_the_game_are_left_alone() throws {
    let input = "Montgomery\nJuneau\n:u\n1\n:?\n"
    let outcome = try fcscript("run", single, "--no-shuffle", "--seed", "1", input: input)
    XCTAssertTrue(outcome.output.hasSuffix("Right.\n2 right, 0 wrong\n"), outcome.output)
  }

  func test_each_answer_is_judged_when_it_comes() throws {
    let program = try Program(["run", single, "--no-shuffle", "--seed", "1"])
    try program.waitForOutput("Alabama\n")
    program.send("Mont")
    program.send("gomery\n")
    try program.waitForOutput("Right.\nSince 1846.\nCard 2 of 2\nAlaska\n")
    program.send("Montgomery\n")
    try program.waitForOutput("Wrong. The answer is Juneau.\n1 right, 1 wrong\n")
    XCTAssertEqual(try program.waitForEnding(), .status(0))
  }

  // MARK: Output

  func test_reader_that_goes_away_ends_the_game_quietly() throws {
    let program = try Program(["run", single, "--no-shuffle", "--seed", "1"])
    try program.waitForOutput("Single\n")
    program.closeOutput()
    program.send("1\n")
    XCTAssertEqual(try program.waitForEnding(), .status(0))
    XCTAssertEqual(program.errorText, "")
  }

  func test_complaint_about_an_argument_does_not_steer_the_terminal() throws {
    for arguments in [["run", single, "--key", "\u{1B}[31m"], ["\u{1B}[31m"]] {
      let outcome = try fcscript(arguments, input: [])
      XCTAssertTrue(outcome.errors.contains("^[[31m"), outcome.errors)
      XCTAssertFalse(outcome.errors.contains("\u{1B}"), outcome.errors)
    }
  }

  func test_output_that_can_not_be_written_is_a_failure() throws {
    for script in [single, Repository.fixture("script.lua")] {
      let run = "'\(pathOfProduct("fcscript"))' run '\(script)' -- x > /dev/full"
      let program = try Program(["-c", run], path: "/bin/sh")
      program.send("1\n")
      XCTAssertEqual(try program.waitForEnding(), .status(1))
      XCTAssertEqual(program.errorText, "The output can't be written: No space left on device.\n")
    }
  }

  func test_printed_lines_flow_at_once() throws {
    let program = try Program(["run", Repository.fixture("prints.lua")])
    try program.waitForOutput("loading\nPrints\nmaking All\n")
    try program.waitForOutput("Alabama\n")
    program.send("Montgomery\n")
    try program.waitForOutput("checking Alabama\n")
    XCTAssertEqual(try program.waitForEnding(), .status(0))
  }

  func test_printed_lines_and_errors_keep_their_order() throws {
    let program = try Program(
      ["run", Repository.fixture("fails.lua"), "--key", "Handler", "--seed", "1"], mixesErrors: true
    )
    program.send("Montgomery\n")
    program.closeInput()
    XCTAssertEqual(try program.waitForEnding(), .status(1))
    let lines = program.outputText.split(separator: "\n").map(String.init)
    let error = try XCTUnwrap(lines.firstIndex { $0.hasSuffix("no answer pleases me") })
    XCTAssertGreaterThan(error, try XCTUnwrap(lines.firstIndex(of: "  2) Juneau")))
    XCTAssertLessThan(error, try XCTUnwrap(lines.firstIndex(of: "1 right, 0 wrong")))
    XCTAssertEqual(lines.filter { $0.hasSuffix("no answer pleases me") }.count, 1)
  }

  func test_SIGTERM_ends_by_SIGTERM_and_SIGINT_by_SIGINT() throws {
    for signal in [SIGTERM, SIGINT] {
      let program = try Program(["run", single])
      try program.waitForOutput("Card 1 of 2")
      kill(program.processID, signal)
      XCTAssertEqual(try program.waitForEnding(), .signal(signal))
    }
  }
}

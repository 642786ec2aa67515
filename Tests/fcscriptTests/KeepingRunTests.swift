import Foundation
import Glibc
import Support
import XCTest

/// What a learner has answered is still there after the program has ended, however it did.
final class KeepingRunTests: XCTestCase {
  private let deck = "decks/us-capitals.lua"
  private var home: DataHome!

  override func setUpWithError() throws { home = try DataHome() }
  override func tearDown() { home = nil }

  private func run(_ arguments: String..., input: String = "") throws -> Outcome {
    try fcscript(["run"] + arguments, input: Array(input.utf8), home: home)
  }

  // MARK: Going on

  func test_an_unfinished_game_can_be_continued() throws {
    let first = try run(deck, "--key", "Show States", "--seed", "1", input: "1\n1\n")
    let second = try run(deck, input: "1\n1\n")
    let lines = second.output.split(separator: "\n").map(String.init)
    XCTAssertEqual(
      lines.prefix(4),
      [
        "U.S. State Capitals", "  1) Continue Show States (2 of 50 answered)", "  2) Show States",
        "  3) Show Capitals",
      ])
    // The card that the first run asked last.
    let question = first.output.split(separator: "\n").map(String.init)
    let asked = try XCTUnwrap(question.lastIndex { $0.hasPrefix("Card 3 of 50") })
    XCTAssertEqual(Array(lines[4..<9]), Array(question[asked..<(asked + 5)]))
    XCTAssertTrue(try run(deck).output.contains("Continue Show States (3 of 50 answered)"))
  }

  func test_with_a_key_the_learner_is_asked_once() throws {
    _ = try run(deck, "--key", "Show States", "--seed", "1", input: "1\n")
    let outcome = try run(deck, "--key", "Show States", input: "2\n")
    XCTAssertTrue(
      outcome.output.hasPrefix(
        """
        U.S. State Capitals
          1) Continue (1 of 50 answered)
          2) Start again
        Card 1 of 50

        """), outcome.output)
  }

  func test_who_asks_for_a_certain_game_starts_anew() throws {
    _ = try run(deck, "--key", "Show States", "--seed", "1", input: "1\n")
    for option in [["--seed", "2"], ["--no-shuffle"], ["--shuffle"], ["--limit", "3"]] {
      let outcome = try fcscript(
        ["run", deck, "--key", "Show States"] + option, input: [], home: home)
      XCTAssertFalse(outcome.output.contains("Continue"), outcome.output)
    }
  }

  func test_a_finished_game_is_not_offered_again() throws {
    _ = try run(deck, "--key", "Show States", "--limit", "2", input: "1\n1\n")
    XCTAssertFalse(try run(deck).output.contains("Continue"))
  }

  func test_each_learner_has_games_of_their_own() throws {
    _ = try run(deck, "--key", "Show States", "--learner", "Ann", input: "1\n")
    XCTAssertFalse(try run(deck).output.contains("Continue"))
    XCTAssertTrue(try run(deck, "--learner", "Ann").output.contains("(1 of 50 answered)"))
  }

  func test_a_full_screen_offers_to_go_on() throws {
    _ = try run(deck, "--key", "Show States", input: "1\n1\n1\n")
    let screen = try ScreenRun(deck, "--key", "Show States", "--animations", "none", home: home)
    try screen.waits(for: "Continue (3 of 50 answered)")
    try screen.press("1", untilShown: "Card 4 of 50")
    screen.pty.send("q")
    try screen.assertEnds(.status(0))
  }

  // MARK: Ends of all kinds

  func test_every_answer_before_the_next_card_survives_a_kill() throws {
    for count in [1, 2, 5] {
      home = try DataHome()
      let program = try Program(
        ["run", deck, "--key", "Show States", "--no-shuffle"], home: home)
      for number in 1...count {
        try program.waitForOutput("Card \(number) of 50")
        program.send("1\n")
      }
      try program.waitForOutput("Card \(count + 1) of 50")
      kill(program.processID, SIGKILL)
      XCTAssertEqual(try program.waitForEnding(), .signal(SIGKILL))
      let next = try run(deck)
      XCTAssertTrue(next.output.contains("(\(count) of 50 answered)"), next.output)
      XCTAssertEqual(next.errors, "")
    }
  }

  func test_two_runs_at_once_keep_all_of_their_answers() throws {
    let programs = try ["Show States", "Show Capitals"].map {
      try Program(["run", deck, "--key", $0, "--no-shuffle"], home: home)
    }
    for number in 1...20 {
      for program in programs { try program.waitForOutput("Card \(number) of 50") }
      for program in programs { program.send("1\n") }
    }
    for program in programs {
      program.closeInput()
      XCTAssertEqual(try program.waitForEnding(), .status(0))
      XCTAssertEqual(program.errorText, "")
    }
    let next = try run(deck)
    XCTAssertTrue(next.output.contains("Continue Show States (20 of 50 answered)"), next.output)
    XCTAssertTrue(next.output.contains("Continue Show Capitals (20 of 50 answered)"), next.output)
  }

  // MARK: What is wrong with the store

  private func assertGoesOn(
    without problem: String, store: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let outcome = try run(deck, "--key", "Show States", "--store", store, input: "1\n1\n")
    XCTAssertEqual(outcome.ending, .status(0), file: file, line: line)
    XCTAssertTrue(outcome.output.contains("Card 3 of 50"), file: file, line: line)
    XCTAssertEqual(
      outcome.errors,
      "warning: the store \(store) \(problem). What is kept now lasts until this run ends\n",
      file: file, line: line)
  }

  func test_a_damaged_store_is_left_as_it_is() throws {
    let path = "\(home.path)/store"
    let text = String(repeating: "this is no database\n", count: 100)
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    try assertGoesOn(without: "is damaged; nothing in it was changed", store: path)
    XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), text)
  }

  func test_a_store_where_none_can_be_is_told_once() throws {
    try assertGoesOn(without: "can't be opened: Is a directory", store: home.path)
  }

  func test_a_full_screen_says_at_once_that_nothing_is_kept() throws {
    let path = "\(home.path)/store"
    try String(repeating: "this is no database\n", count: 100)
      .write(toFile: path, atomically: false, encoding: .utf8)
    let lasts = "What is kept now lasts until this run"
    let screen = try ScreenRun(
      deck, "--key", "Show States", "--seed", "1", "--animations", "none", "--store", path,
      home: home)
    try screen.waits(for: "Card 1 of 50")
    try screen.press("1", untilShown: lasts)
    XCTAssertTrue(screen.text.contains("is damaged"), screen.text)
    try screen.press(Keys.enter, untilShown: "Card 2 of 50")
    XCTAssertFalse(screen.text.contains(lasts), screen.text)
    screen.pty.send("q")
    try screen.assertEnds(.status(0))
    XCTAssertTrue(screen.text.contains(lasts), screen.text)
  }

  func test_without_a_place_the_run_goes_on_in_memory() throws {
    // The variable of the tests' own is emptied, and there is no home.
    let outcome = try shell(
      "printf '1\\n' | XDG_DATA_HOME= fcscript run \(deck) --key 'Show States'",
      in: Repository.root)
    XCTAssertEqual(outcome.ending, .status(0))
    XCTAssertEqual(
      outcome.errors,
      "warning: there is no place for the store: neither XDG_DATA_HOME nor HOME is the path of a "
        + "folder; --store PATH gives it one. What is kept now lasts until this run ends\n")
  }

  func test_a_store_in_memory_writes_nothing() throws {
    let outcome = try run(deck, "--key", "Show States", "--store", "memory", input: "1\n1\n")
    XCTAssertEqual(outcome.errors, "")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: home.path), [])
  }

  func test_checking_a_deck_keeps_nothing() throws {
    XCTAssertEqual(try fcscript("check", deck, home: home).ending, .status(0))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: home.path), [])
  }
}

import Support
import XCTest

/// Hostile scripts in the real program: the status tells how each ended, the message why and where,
/// and a terminal is as it was.
final class HostileRunTests: XCTestCase {
  private func run(
    _ name: String, timeout: String = "0.2", input: String = ""
  ) throws -> Outcome {
    try fcscript(
      "run", "--timeout", timeout, "--memory", "32", "--virtual-time", "--seed", "1",
      "Tests/Fixtures/hostile/\(name).lua", input: input)
  }

  func test_a_limit_ends_with_status_3_and_says_where() throws {
    for name in [
      "loop-while", "swallow-pcall", "swallow-close-continues", "pattern-nested-stars",
      "meta-sort-zeros", "output-endless", "coroutine-ping-pong", "time-close-loops-at-quit",
      "error-tostring-loops", "notify-endless",
    ] {
      let outcome = try run(name)
      XCTAssertEqual(outcome.ending, .status(3), name)
      XCTAssert(outcome.errors.contains("stopped: this ran for more than 0.2 s"), outcome.errors)
      XCTAssert(outcome.errors.contains("\(name).lua:"), outcome.errors)
    }
  }

  func test_want_of_memory_ends_with_status_3_and_says_what_grew() throws {
    for name in [
      "string-rep-doubling", "time-tasks-many", "cards-loose-endless", "layer-fields-many",
      "swallow-memory-pcall", "coroutine-many",
    ] {
      let outcome = try run(name, timeout: "60")
      XCTAssertEqual(outcome.ending, .status(3), name)
      XCTAssert(outcome.errors.contains("needs more than 32 MiB of memory"), outcome.errors)
      XCTAssert(outcome.errors.contains("\(name).lua:"), outcome.errors)
    }
  }

  func test_other_ends_have_their_status() throws {
    let statuses: [(String, Int32)] = [
      ("files-of-others", 3), ("files-refused-in-callback", 3), ("error-text-broken", 1),
      ("error-in-every-callback", 1), ("bytecode-header", 1), ("sandbox-redefines-globals", 0),
      ("time-quit-everywhere", 0), ("output-control", 0),
    ]
    for (name, status) in statuses {
      let outcome = try run(name, timeout: "60")
      XCTAssertEqual(outcome.ending, .status(status), "\(name): \(outcome.errors)")
      XCTAssertFalse(outcome.errors.utf8.contains(0x1B), "\(name) steers the terminal")
    }
  }

  func test_a_check_that_loops_shows_the_answers_so_far() throws {
    let outcome = try fcscript(
      "run", "--plain", "--timeout", "0.2", "--no-shuffle", "--seed", "1",
      "Tests/Fixtures/hostile/cards-check-loops.lua",
      input: "2\n1\n")
    XCTAssertEqual(outcome.ending, .status(3))
    XCTAssert(outcome.output.contains("0 right, 1 wrong"), outcome.output)
    XCTAssert(outcome.errors.contains("stopped: this ran for more than 0.2 s"), outcome.errors)
  }

  func test_a_screen_is_given_back_by_whatever_a_limit_stops() throws {
    // With the keys that lead there.
    let scripts: [(name: String, keys: [(key: String, next: String)])] = [
      ("cards-check-loops", [("1", "Right"), (Keys.enter, "Card 2 of 2"), ("1", "stopped:")]),
      ("cards-handlers-loop", [("1", "stopped:")]),
      ("output-while-playing", [("1", "stopped:")]),
      ("cards-make-loops", [("", "stopped:")]),
      ("cards-endless", [("", "stopped:")]),
    ]
    for (name, keys) in scripts {
      let run = try ScreenRun(
        "--timeout", name == "cards-endless" ? "60" : "0.2", "--memory", "8", "--no-shuffle",
        "--seed", "1",
        "Tests/Fixtures/hostile/\(name).lua")
      for (key, next) in keys { try run.press(key, untilShown: next) }
      run.pty.send("q")
      try run.assertEnds(.status(3))
    }
  }
}

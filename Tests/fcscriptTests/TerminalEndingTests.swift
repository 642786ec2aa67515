import Glibc
import Support
import XCTest

/// However a game ends, the terminal is as it was.
final class TerminalEndingTests: XCTestCase {
  private let single = Repository.fixture("single.lua")
  private let fails = Repository.fixture("fails.lua")

  // MARK: Signals

  func test_control_c_ends_with_130() throws {
    let run = try ScreenRun(single)
    try run.waits(for: "Card 1 of 2")
    run.pty.send(Keys.control("C"))
    try run.assertEnds(.status(130))
  }

  func test_signals_that_end_the_process_give_the_terminal_back() throws {
    for signal in [SIGTERM, SIGHUP, SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU] {
      let run = try ScreenRun(single)
      try run.waits(for: "Card 1 of 2")
      kill(run.pty.processID, signal)
      try run.assertEnds(.signal(signal))
    }
  }

  func test_control_z_stops_and_fg_goes_on_with_the_game() throws {
    let pty = try Pty()
    var environment = ScreenRun.environment
    environment["PS1"] = "shell> "
    let home = try DataHome()
    environment["XDG_DATA_HOME"] = home.path
    chdir(Repository.root)
    try pty.start(
      "/bin/bash", ["--norc", "--noprofile", "--noediting", "-i"], environment: environment)
    try pty.waitForText("shell>")
    let before = pty.mode
    pty.send("\(pathOfProduct("fcscript")) run \(single) --seed 1 --no-shuffle\n")
    try pty.waitForText("Card 1 of 2")
    pty.send("1")
    try pty.waitForText("Right.")
    pty.send(Keys.control("Z"))
    try pty.waitForText("Stopped")
    XCTAssertEqual(pty.mode, before)
    XCTAssertEqual(pty.screen.modes, [7, 25])
    pty.send("fg\n")
    try pty.waitForText("1 right, 0 wrong")
    pty.send("q")
    try pty.wait(for: "the shell's mode") { $0.mode == before }
    pty.send("echo status $?\n")
    try pty.waitForText("status 0")
    pty.send("exit\n")
    XCTAssertEqual(try pty.waitForEnding(), .status(0))
  }

  // MARK: Errors

  func test_error_in_make_is_shown_and_reported_once() throws {
    let run = try ScreenRun(fails, "--key", "Make")
    try run.waits(for: "The script failed")
    XCTAssertTrue(run.text.contains("> 8 |   key:card"), run.text)
    run.pty.send("q")
    try run.assertEnds(.status(1))
    let reports = run.text.components(separatedBy: "attempt to index a nil value")
    XCTAssertEqual(reports.count, 2, run.text)
    XCTAssertTrue(run.text.hasPrefix("\(fails):8: attempt to index"), run.text)
  }

  func test_error_in_check_shows_the_score_so_far() throws {
    let run = try ScreenRun(fails, "--key", "Check", "--seed", "1", "--no-shuffle")
    try run.waits(for: "Card 1 of 2")
    try run.press("1\r", untilShown: "Card 2 of 2")
    try run.press("1", untilShown: "no check today")
    XCTAssertTrue(run.text.contains("So far: 0 right, 1 wrong"), run.text)
    run.pty.send(Keys.enter)
    try run.assertEnds(.status(1))
  }

  func test_error_in_a_handler_does_not_stop_the_game_and_is_reported_after_it() throws {
    let run = try ScreenRun(fails, "--key", "Handler", "--seed", "1")
    try run.waits(for: "Card 1 of 1")
    try run.press("1\r", untilShown: "Start again")
    XCTAssertFalse(run.text.contains("no answer pleases me"))
    run.pty.send("q")
    try run.assertEnds(.status(1))
    XCTAssertTrue(run.text.hasPrefix("\(fails):26: no answer pleases me"), run.text)
  }

  func test_error_at_load_never_takes_the_screen() throws {
    let run = try ScreenRun(Repository.fixture("missing.lua"))
    try run.assertEnds(.status(1))
    XCTAssertFalse(run.pty.output.contains(0x1B))
    XCTAssertTrue(run.text.hasPrefix("Tests/Fixtures/program/missing.lua: there is no such file"))
  }

  func test_printed_lines_follow_the_game() throws {
    // What is printed before the game is written at once, on the first screen.
    let run = try ScreenRun(Repository.fixture("prints.lua"), "--seed", "1")
    try run.waits(for: "Card 1 of 1")
    XCTAssertFalse(run.text.contains("on card"))
    try run.press("1", untilShown: "Right.")
    run.pty.send("q")
    try run.assertEnds(.status(0))
    XCTAssertEqual(
      run.text.split(separator: "\n"),
      [
        "making All", "on start", "on card", "checking Alabama", "on answer", "on result",
        "1 right, 0 wrong",
      ])
  }

  // MARK: Terminals

  func test_NO_COLOR_leaves_colors_out() throws {
    var environment = ScreenRun.environment
    environment["NO_COLOR"] = "1"
    let run = try ScreenRun(single, "--seed", "1", environment: environment)
    try run.waits(for: "Card 1 of 2")
    let styles = run.pty.screen.cells.joined().flatMap { $0.style.split(separator: " ") }
    XCTAssertTrue(styles.allSatisfy { !$0.hasPrefix("f") && !$0.hasPrefix("b") }, "\(styles)")
    run.pty.send("q")
    try run.assertEnds(.status(0))
  }

  func test_dumb_terminal_ACCESSIBLE_and_plain_get_lines() throws {
    for (name, value) in [("TERM", "dumb"), ("ACCESSIBLE", "1"), ("PLAIN", "")] {
      var environment = ScreenRun.environment
      environment[name] = value
      let options = name == "PLAIN" ? ["--plain"] : []
      let run = try ScreenRun(
        arguments: [single, "--seed", "1", "--no-shuffle"] + options, environment: environment)
      try run.waits(for: "  2) Juneau")
      try run.press("Montgomery\n", untilShown: "Card 2 of 2")
      try run.press(Keys.control("D"), untilShown: "1 right, 0 wrong")
      XCTAssertFalse(run.pty.output.contains(0x1B), name)
      try run.assertEnds(.status(0))
    }
  }

  func test_ASCII_locale_gets_ASCII() throws {
    var environment = ScreenRun.environment
    environment["LANG"] = "C"
    let run = try ScreenRun(single, "--seed", "1", "--no-shuffle", environment: environment)
    try run.waits(for: "> 1  Montgomery")
    XCTAssertTrue(run.pty.output.allSatisfy { $0 < 0x80 })
    run.pty.send("q")
    try run.assertEnds(.status(0))
  }
}

import Glibc
import Support
import XCTest

/// `fcscript repl` in a terminal, with a person at its keys.
final class ReplTerminalTests: XCTestCase {
  private func start(
    _ arguments: String..., columns: Int = 60, home: DataHome? = nil
  ) throws -> ScreenRun {
    let run = try ScreenRun(
      command: "repl", arguments: arguments, columns: columns, rows: 20, home: home)
    try run.waits(for: "\n>")
    return run
  }

  /// Ends it, and checks that the terminal is as it was.
  private func end(_ run: ScreenRun, line: UInt = #line) throws {
    run.pty.send(Keys.control("D"))
    try run.assertEnds(.status(0), line: line)
  }

  func test_line_is_edited_and_its_value_shown() throws {
    let run = try start()
    let left = "\u{1B}[D"
    run.pty.send("1 + 3\(left)\u{7F}2\r")
    try run.waits(for: "> 1 +23\n24\n>")
    run.pty.send("'ä€'\(left)\(left)ö\r")
    try run.waits(for: "> 'äö€'\n\"äö€\"\n>")
    try end(run)
  }

  func test_input_of_several_lines_has_a_prompt_of_its_own() throws {
    let run = try start()
    try run.press("for i = 1, 2 do\r", untilShown: "\n>>")
    try run.press("print(i) end\r", untilShown: ">> print(i) end\n1\n2\n>")
    try end(run)
  }

  func test_up_brings_inputs_back_also_the_next_time() throws {
    let home = try DataHome()
    let run = try start(home: home)
    try run.press("40 + 2\r", untilShown: "\n42\n>")
    try run.press("1\r", untilShown: "\n1\n>")
    try run.press("\(Keys.up)\(Keys.up)\r", untilShown: "> 40 + 2\n42\n>")
    try end(run)
    let next = try start(home: home)
    try next.press("\(Keys.up)", untilShown: "> 40 + 2")
    next.pty.send("\u{15}")
    try end(next)
  }

  func test_tab_completes_and_lists() throws {
    let run = try start("decks/us-capitals.lua")
    try run.press("#deck.answer_k\t\r", untilShown: "> #deck.answer_keys\n2\n>")
    try run.press("string.re\t", untilShown: "rep      reverse\n> string.re")
    try run.press("v\t('ab')\r", untilShown: "> string.reverse('ab')\n\"ba\"\n>")
    try end(run)
  }

  func test_timer_prints_above_the_line_that_is_typed() throws {
    let run = try start()
    try run.press(
      "n = 0 t = fc.every(0.01, function() n = n + 1 if n == 40 then print 'fired' t:cancel() end end) print 'ready'\r",
      untilShown: "ready\n>")
    // Longer than a row, and the cursor is not at its end.
    let typed = "'" + String(repeating: "x", count: 70) + "'"
    try run.press(typed + "\u{1B}[D", untilShown: "fired\n> 'xxx")
    run.pty.send("y\r")
    try run.waits(for: "xxxy\"\n>")
    XCTAssertEqual(run.text.split(separator: "\n").count { $0.hasPrefix("> 'xxx") }, 1, run.text)
    try end(run)
  }

  func test_control_c_drops_the_line() throws {
    let run = try start()
    try run.press("if true then\r", untilShown: ">>")
    try run.press("abc", untilShown: ">> abc")
    try run.press(Keys.control("C"), untilShown: ">> abc^C\n>")
    try run.press("1\r", untilShown: "> 1\n1\n>")
    try end(run)
  }

  func test_control_c_breaks_off_a_loop_and_keeps_what_was_defined() throws {
    let run = try start("--timeout", "0")
    try run.press("x = 1 print 'runs' while true do end\r", untilShown: "\nruns")
    try run.press(Keys.control("C"), untilShown: "input 1:1: interrupted")
    try run.press("x + 1\r", untilShown: "> x + 1\n2\n>")
    try end(run)
  }

  func test_control_c_breaks_off_a_coroutine() throws {
    let run = try start("--timeout", "0")
    try run.press(
      "coroutine.wrap(function() print 'runs' while true do end end)()\r", untilShown: "\nruns")
    try run.press(Keys.control("C"), untilShown: "interrupted")
    try run.press("'on'\r", untilShown: "\"on\"\n>")
    try end(run)
  }

  func test_control_c_breaks_off_a_wait() throws {
    let run = try start()
    try run.press("print 'waits' fc.sleep(1000)\r", untilShown: "\nwaits")
    // It may not have begun to wait.
    try run.press(Keys.control("C"), untilShown: "interrupted")
    try run.press("'on'\r", untilShown: "\"on\"\n>")
    try end(run)
  }

  func test_control_c_breaks_off_the_loading_of_a_script_that_waits() throws {
    let run = try ScreenRun(command: "repl", arguments: [Repository.fixture("sleeps.lua")])
    try run.waits(for: "\nwaits")
    try run.press(Keys.control("C"), untilShown: "interrupted")
    try run.press("'on'\r", untilShown: "\"on\"\n>")
    try end(run)
  }

  func test_limit_starts_anew_while_a_line_is_typed() throws {
    let run = try start("--instructions", "1000000")
    try run.press("fc.after(0.01, function() while true do end end)\r", untilShown: "Started anew")
    try run.press("'on'\r", untilShown: "\"on\"\n>")
    try end(run)
  }

  func test_control_z_stops_and_fg_goes_on_with_the_line() throws {
    let pty = try Pty(columns: 60, rows: 20)
    let home = try DataHome()
    var environment = home.environment(ScreenRun.environment)
    environment["PS1"] = "shell> "
    // The shell tells the command again, which must not wrap.
    environment["PATH"] = "\(folderOfProducts):/usr/bin:/bin"
    chdir(Repository.root)
    try pty.start(
      "/bin/bash", ["--norc", "--noprofile", "--noediting", "-i"], environment: environment)
    try pty.waitForText("shell>")
    let before = pty.mode
    pty.send("fcscript repl\n")
    try pty.waitForText("\n>")
    pty.send("20 + ")
    try pty.waitForText("> 20 +")
    pty.send(Keys.control("Z"))
    try pty.waitForText("Stopped")
    try pty.wait(for: "the shell's mode") { $0.mode == before }
    pty.send("fg\n")
    try pty.waitForText("fcscript repl\n> 20 +")
    pty.send("3\r")
    try pty.waitForText("\n23\n>")
    pty.send(Keys.control("D"))
    try pty.waitForText("^D\nshell>")
    XCTAssertEqual(pty.mode, before)
    pty.send("exit\n")
    XCTAssertEqual(try pty.waitForEnding(), .status(0))
  }

  func test_window_that_is_resized_shows_the_line_again() throws {
    let run = try start()
    try run.press("abc", untilShown: "> abc")
    run.pty.resize(columns: 40, rows: 20)
    try run.press("d", untilShown: "> abcd")
    run.pty.send("\u{15}")
    try end(run)
  }

  func test_signal_that_ends_the_process_gives_the_terminal_back() throws {
    for signal in [SIGTERM, SIGHUP] {
      let run = try start()
      try run.press("abc", untilShown: "> abc")
      kill(run.pty.processID, signal)
      try run.assertEnds(.signal(signal))
    }
  }

  func test_command_of_the_repl_quits() throws {
    let run = try start()
    run.pty.send(":quit\r")
    try run.assertEnds(.status(0))
  }
}

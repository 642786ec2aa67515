import Glibc
import Support
import XCTest

/// The terminal is as it was, however the program ends. Each test runs a real program in a pty.
final class GuardTests: XCTestCase {
  private static let noHandlers =
    "handle_segv=0:handle_sigbus=0:handle_sigill=0:handle_abort=0:handle_sigtrap=0:handle_sigfpe=0"

  /// Swift's own backtracer would ask questions on the terminal, and a sanitizer would turn a
  /// deadly signal into an exit.
  private static let utf8 = [
    "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
    "SWIFT_BACKTRACE": "enable=no", "ASAN_OPTIONS": noHandlers, "TSAN_OPTIONS": noHandlers,
  ]

  /// Starts the probe and waits until it shows its screen.
  private func startProbe(
    _ environment: [String: String] = GuardTests.utf8, columns: Int = 80, rows: Int = 24
  ) throws -> (pty: Pty, before: TerminalMode) {
    let pty = try Pty(columns: columns, rows: rows)
    let before = pty.mode
    try pty.start(pathOfProduct("surface-probe"), environment: environment)
    try pty.waitForText("ready")
    XCTAssertTrue(pty.mode.isRaw)
    return (pty, before)
  }

  private func assertGivenBack(
    _ pty: Pty, _ before: TerminalMode, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(pty.mode, before, "the mode has changed", file: file, line: line)
    XCTAssertEqual(pty.screen.modes, [7, 25], "a private mode is left", file: file, line: line)
    XCTAssertEqual(pty.screen.unknown, [], file: file, line: line)
  }

  private func assertEnding(
    of keys: String, is ending: Pty.Ending, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let (pty, before) = try startProbe()
    pty.send(keys)
    XCTAssertEqual(try pty.waitForEnding(), ending, file: file, line: line)
    assertGivenBack(pty, before, file: file, line: line)
  }

  private func assertEnding(
    by signal: Int32, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let (pty, before) = try startProbe()
    kill(pty.processID, signal)
    XCTAssertEqual(try pty.waitForEnding(), .signal(signal), file: file, line: line)
    assertGivenBack(pty, before, file: file, line: line)
  }

  func test_quitting_gives_the_terminal_back() throws { try assertEnding(of: "q", is: .status(0)) }

  func test_ctrl_c_ends_with_130() throws { try assertEnding(of: "\u{3}", is: .status(130)) }

  func test_exit_without_stop_gives_the_terminal_back() throws {
    try assertEnding(of: "x", is: .status(3))
  }

  func test_ctrl_backslash_ends_by_SIGQUIT() throws {
    try assertEnding(of: "\u{1C}", is: .signal(SIGQUIT))
  }

  func test_swift_trap_gives_the_terminal_back_and_stays_a_trap() throws {
    #if arch(x86_64)
      try assertEnding(of: "t", is: .signal(SIGILL))
    #else
      try assertEnding(of: "t", is: .signal(SIGTRAP))
    #endif
  }

  func test_abort_gives_the_terminal_back() throws {
    try assertEnding(of: "a", is: .signal(SIGABRT))
  }

  func test_segmentation_fault_gives_the_terminal_back() throws {
    try assertEnding(of: "s", is: .signal(SIGSEGV))
  }

  func test_stack_overflow_gives_the_terminal_back() throws {
    try XCTSkipIf(runsUnderSanitizer, "sanitizers need the stack for their own handler")
    try assertEnding(of: "o", is: .signal(SIGSEGV))
  }

  func test_SIGTERM_gives_the_terminal_back() throws { try assertEnding(by: SIGTERM) }
  func test_SIGHUP_gives_the_terminal_back() throws { try assertEnding(by: SIGHUP) }
  func test_SIGINT_gives_the_terminal_back() throws { try assertEnding(by: SIGINT) }

  func test_printed_lines_follow_once_the_terminal_is_back() throws {
    let (pty, before) = try startProbe()
    pty.send("p")
    try pty.waitForText("last character(\"p\")")
    XCTAssertFalse(pty.screen.text.contains("printed line"))
    pty.send("q")
    XCTAssertEqual(try pty.waitForEnding(), .status(0))
    XCTAssertEqual(pty.screen.text.split(separator: "\n"), ["printed line"])
    assertGivenBack(pty, before)
  }

  func test_swift_backtrace_still_prints() throws {
    try XCTSkipIf(runsUnderSanitizer, "sanitizers can't fork in a handler, as the backtracer does")
    var environment = GuardTests.utf8
    environment["SWIFT_BACKTRACE"] = "enable=yes,color=no,interactive=no,timeout=30s"
    let (pty, before) = try startProbe(environment, columns: 200)
    pty.send("t")
    guard case .signal = try pty.waitForEnding() else { return XCTFail("it did not crash") }
    let output = String(decoding: pty.output, as: UTF8.self)
    XCTAssertTrue(output.contains("ProbeScreen.trap"), output)
    assertGivenBack(pty, before)
  }

  func test_resize_to_one_cell_and_back_repaints() throws {
    let (pty, before) = try startProbe()
    pty.resize(columns: 1, rows: 1)
    try pty.waitForText("s")
    pty.send("1")
    pty.resize(columns: 40, rows: 12)
    try pty.waitForText("size 40x12")
    try pty.waitForText("last character(\"1\")")
    pty.send("q")
    XCTAssertEqual(try pty.waitForEnding(), .status(0))
    assertGivenBack(pty, before)
  }

  func test_no_colors_with_NO_COLOR() throws {
    var environment = GuardTests.utf8
    environment["NO_COLOR"] = "1"
    let (pty, _) = try startProbe(environment)
    XCTAssertEqual(Set(pty.screen.cells.joined().map(\.style)), ["", "1"])
  }

  func test_empty_NO_COLOR_keeps_colors() throws {
    var environment = GuardTests.utf8
    environment["NO_COLOR"] = ""
    let (pty, _) = try startProbe(environment)
    XCTAssertEqual(pty.screen.cells[0][0].style, "1 f32")
  }

  func test_dumb_terminal_is_refused_and_left_alone() throws {
    let pty = try Pty()
    let before = pty.mode
    try pty.start(pathOfProduct("surface-probe"), environment: ["TERM": "dumb"])
    XCTAssertEqual(try pty.waitForEnding(), .status(2))
    XCTAssertTrue(pty.screen.text.contains("TERM=dumb"), pty.screen.text)
    XCTAssertFalse(pty.output.contains(0x1B))
    assertGivenBack(pty, before)
  }

  func test_unknown_terminal_gets_nothing_but_ECMA_48() throws {
    let (pty, before) = try startProbe(["TERM": "adm3a-like"])
    pty.send("z")
    try pty.waitForText("last character(\"z\")")
    pty.send("q")
    XCTAssertEqual(try pty.waitForEnding(), .status(0))
    XCTAssertFalse(String(decoding: pty.output, as: UTF8.self).contains("\u{1B}[?"))
    XCTAssertEqual(pty.screen.scrolled, 0)
    assertGivenBack(pty, before)
  }

  func test_lone_escape_is_a_key() throws {
    let (pty, _) = try startProbe()
    pty.send("\u{1B}")
    try pty.waitForText("last escape")
    pty.send("\u{1B}[1;5A")
    try pty.waitForText("last control-up")
    pty.send("\u{1B}[<0;5;3M")
    try pty.waitForText("last press 4,2")
    pty.send("\u{1B}[200~a\rb\u{1B}[201~")
    try pty.waitForText("last paste <a|b>")
  }
}

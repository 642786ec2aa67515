import Support
import XCTest

/// Ctrl-Z and its way back, under a shell with job control in a pty.
final class JobControlTests: XCTestCase {
  private func startShell() throws -> Pty {
    let pty = try Pty()
    try pty.start(
      "/bin/bash", ["--norc", "--noprofile", "--noediting", "-i"],
      environment: [
        "TERM": "xterm", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "PS1": "shell> ",
        "SWIFT_BACKTRACE": "enable=no",
      ])
    try pty.waitForText("shell>")
    return pty
  }

  /// Runs the probe from the shell and stops it with Ctrl-Z.
  private func startAndStopProbe(_ pty: Pty) throws -> TerminalMode {
    let before = pty.mode
    pty.send("\(pathOfProduct("surface-probe"))\n")
    try pty.waitForText("ready")
    XCTAssertTrue(pty.mode.isRaw)
    pty.send("\u{1A}")
    try pty.waitForText("Stopped")
    XCTAssertEqual(pty.mode, before)
    XCTAssertEqual(pty.screen.modes, [7, 25])
    return before
  }

  /// A command that waits until the last background process has stopped, for want of the terminal.
  private let untilStopped =
    "until grep -q 'State:.T' /proc/$!/status; do sleep 0.02; done; echo 'it has' stopped"

  private func quit(_ pty: Pty, _ before: TerminalMode) throws {
    pty.send("q")
    try pty.wait(for: "the shell's mode") { $0.mode == before }
    pty.send("echo status $?\n")
    try pty.waitForText("status 0")
    XCTAssertEqual(pty.screen.modes, [7, 25])
    pty.send("exit\n")
    XCTAssertEqual(try pty.waitForEnding(), .status(0))
  }

  func test_ctrl_z_stops_and_fg_repaints_in_the_new_size() throws {
    let pty = try startShell()
    let before = try startAndStopProbe(pty)
    pty.resize(columns: 50, rows: 20)
    pty.send("fg\n")
    try pty.waitForText("size 50x20")
    try pty.waitForText("ready")
    XCTAssertTrue(pty.mode.isRaw)
    try quit(pty, before)
  }

  func test_bg_does_not_touch_the_terminal() throws {
    let pty = try startShell()
    let before = try startAndStopProbe(pty)
    pty.send("bg; \(untilStopped)\n")
    try pty.waitForText("\nit has stopped")
    XCTAssertFalse(pty.screen.text.contains("ready"))
    XCTAssertEqual(pty.mode, before)
    pty.send("fg\n")
    try pty.waitForText("ready")
    try quit(pty, before)
  }

  func test_start_in_the_background_waits_for_the_foreground() throws {
    let pty = try startShell()
    let before = pty.mode
    pty.send("\(pathOfProduct("surface-probe")) & \(untilStopped)\n")
    try pty.waitForText("\nit has stopped")
    XCTAssertEqual(pty.mode, before)
    pty.send("fg\n")
    try pty.waitForText("ready")
    try quit(pty, before)
  }

  func test_a_stop_from_outside_is_survived() throws {
    let pty = try startShell()
    let before = pty.mode
    pty.send("\(pathOfProduct("surface-probe"))\n")
    try pty.waitForText("ready")
    pty.send("S")
    try pty.waitForText("Stopped")
    // The shell takes the terminal as it finds it; what matters is the way back.
    pty.send("fg\n")
    try pty.wait(for: "a screen after the stop") {
      $0.mode.isRaw && $0.screen.modes.contains(1049) && $0.screen.text.hasPrefix("size")
    }
    try quit(pty, before)
  }
}

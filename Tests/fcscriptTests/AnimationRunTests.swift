import Support
import XCTest

/// What moves on the screen of a real terminal, and what does not.
final class AnimationRunTests: XCTestCase {
  private let single = Repository.fixture("single.lua")

  /// Plays a game with keys and returns what each screen came to.
  ///
  /// - Parameter expected: the screens to wait for, since one that moves is complete only in time.
  private func screens(
    _ level: String, waitingFor expected: [[[VirtualScreen.Cell]]]? = nil
  ) throws -> (screens: [[[VirtualScreen.Cell]]], frames: Int) {
    let run = try ScreenRun(
      single, "--seed", "1", "--no-shuffle", "--animations", level, columns: 60, rows: 16)
    var screens: [[[VirtualScreen.Cell]]] = []
    let steps = [
      ("", "Alabama"), ("2", "Wrong. The answer is Montgomery."), (Keys.enter, "Card 2 of 2"),
      ("1", "Wrong. The answer is Juneau."), (Keys.enter, "Practice missed"), ("2", "Card 1 of 2"),
    ]
    for (index, (keys, text)) in steps.enumerated() {
      run.pty.send(keys)
      try run.pty.wait(for: text) {
        $0.screen.text.contains(text)
          && (expected.map { $0[index] == run.pty.screen.cells } ?? true)
      }
      screens.append(run.pty.screen.cells)
    }
    let frames = String(decoding: run.pty.output, as: UTF8.self).split(separator: "\u{1B}[?2026h")
    run.pty.send("q")
    try run.assertEnds(.status(0))
    return (screens, frames.count - 1)
  }

  func test_every_level_comes_to_the_same_screens() throws {
    let none = try screens("none")
    XCTAssertEqual(none.frames, none.screens.count)
    for level in ["basic", "full"] {
      let moving = try screens(level, waitingFor: none.screens)
      XCTAssertGreaterThan(moving.frames, none.frames, level)
    }
  }

  func test_a_card_at_rest_writes_nothing_and_does_not_wake_up() throws {
    let run = try ScreenRun(single, "--seed", "1", "--no-shuffle", "--animations", "none")
    try run.waits(for: "Alabama")
    let rest = run.pty.screen.cells
    let moving = try ScreenRun(single, "--seed", "1", "--no-shuffle")
    try moving.pty.wait(for: "the card at rest") { $0.screen.cells == rest }
    // The last animation may end a moment after its last frame.
    usleep(300_000)
    try moving.pty.receiveAll()
    let before = (moving.pty.output.count, try sleeps(of: moving.pty.processID))
    usleep(300_000)
    try moving.pty.receiveAll()
    XCTAssertEqual(moving.pty.output.count, before.0)
    XCTAssertEqual(try sleeps(of: moving.pty.processID), before.1)
  }

  /// How often a process has gone to sleep.
  private func sleeps(of process: pid_t) throws -> String {
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    return try XCTUnwrap(
      status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }.map(
        String.init))
  }

  func test_the_variable_counts_without_the_option_and_a_wrong_value_is_passed_over() throws {
    func frames(_ value: String, _ arguments: [String] = []) throws -> Int {
      let run = try ScreenRun(
        arguments: [single, "--seed", "1", "--no-shuffle"] + arguments,
        environment: ScreenRun.environment.merging(["FCSCRIPT_ANIMATIONS": value]) { $1 })
      try run.waits(for: "Alabama")
      try run.press("1", untilShown: "✓ Right.")
      let output = String(decoding: run.pty.output, as: UTF8.self)
      run.pty.send("q")
      try run.assertEnds(.status(0))
      return output.split(separator: "\u{1B}[?2026h").count
    }
    XCTAssertLessThan(try frames("none"), try frames("sideways"))
    XCTAssertLessThan(try frames("full", ["--animations", "none"]), try frames("full"))
  }

  func test_a_wrong_option_is_wrong_usage() throws {
    let outcome = try fcscript("run", single, "--animations", "sideways")
    XCTAssertEqual(outcome.ending, .status(2))
    XCTAssertTrue(
      outcome.errors.contains("option --animations needs none, basic or full, not 'sideways'"))
  }
}

import Support
import XCTest

/// The built program in a terminal, and a learner at its keys.
final class ScreenRun {
  static let environment = [
    "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
    "SWIFT_BACKTRACE": "enable=no",
  ]

  let pty: Pty
  private let home: DataHome
  private let before: TerminalMode

  /// Starts `fcscript run` with the arguments.
  convenience init(
    _ arguments: String..., environment: [String: String] = ScreenRun.environment,
    columns: Int = 80, rows: Int = 24, home: DataHome? = nil
  ) throws {
    try self.init(
      arguments: arguments, environment: environment, columns: columns, rows: rows, home: home)
  }

  init(
    command: String = "run", arguments: [String],
    environment: [String: String] = ScreenRun.environment,
    columns: Int = 80, rows: Int = 24, home: DataHome? = nil
  ) throws {
    self.home = try home ?? DataHome()
    chdir(Repository.root)
    pty = try Pty(columns: columns, rows: rows)
    before = pty.mode
    try pty.start(
      pathOfProduct("fcscript"), [command] + arguments,
      environment: self.home.environment(environment))
  }

  /// What the screen shows, row by row.
  var text: String { pty.screen.text }

  /// Waits until the screen shows a text.
  func waits(for text: String) throws { try pty.waitForText(text) }

  /// Presses keys, then waits until the screen shows a text.
  func press(_ keys: String, untilShown text: String) throws {
    pty.send(keys)
    try waits(for: text)
  }

  /// Checks how the program ends, and that the terminal is as it was.
  func assertEnds(
    _ ending: Pty.Ending, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    XCTAssertEqual(try pty.waitForEnding(), ending, file: file, line: line)
    assertTerminalIsGivenBack(file: file, line: line)
  }

  func assertTerminalIsGivenBack(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(pty.mode, before, "the mode has changed", file: file, line: line)
    XCTAssertEqual(pty.screen.modes, [7, 25], "a private mode is left", file: file, line: line)
    XCTAssertEqual(pty.screen.unknown, [], file: file, line: line)
  }
}

/// The bytes of keys that are no letters.
enum Keys {
  static let enter = "\r"
  static let escape = "\u{1B}"
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let helpKey = "\u{1B}OP"
  static let hintKey = "\u{1B}OQ"

  /// A letter with Ctrl.
  static func control(_ letter: Character) -> String {
    letter.asciiValue.map { String(UnicodeScalar($0 & 0x1F)) } ?? ""
  }

  /// A click with the left button, counted from 1.
  static func click(column: Int, row: Int) -> String {
    "\u{1B}[<0;\(column);\(row)M\u{1B}[<0;\(column);\(row)m"
  }
}

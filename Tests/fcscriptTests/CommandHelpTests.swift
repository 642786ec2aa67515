import Foundation
import XCTest

/// The help of every command.
final class CommandHelpTests: XCTestCase {
  private func commands() throws -> [String] {
    let help = try fcscript("help").output
    let own = help.prefix(
      upTo: help.range(of: "\nCommands of plugins")?.lowerBound ?? help.endIndex)
    return own.matches(of: /(?m)^  ([a-z]+)/).map { String($0.output.1) }
  }

  /// With `FCSCRIPT_UPDATE=1` in the environment the transcript is written anew instead.
  func test_help_of_every_command_is_as_written_down() throws {
    let path = "\(Repository.root)/\(Repository.fixture("help")).expected"
    let runs = try commands().map { Transcript.Run(command: "fcscript help \($0)") }
    let actual = try Transcript(runs: runs).repeated().text
    if ProcessInfo.processInfo.environment["FCSCRIPT_UPDATE"] == "1" {
      try actual.write(toFile: path, atomically: true, encoding: .utf8)
    } else {
      XCTAssertEqual(
        actual, try String(contentsOfFile: path, encoding: .utf8), "differs from \(path)")
    }
  }

  func test_every_command_shows_its_help_and_has_an_example_of_its_use() throws {
    for command in try commands() {
      let help = try fcscript("help", command)
      XCTAssertTrue(help.output.hasPrefix("usage: fcscript \(command)"), command)
      XCTAssertEqual(try fcscript(command, "--help"), help)
      XCTAssertEqual(try fcscript(command, "-h"), help)
      let examples = try XCTUnwrap(help.output.split(separator: "\nExample").last)
      XCTAssertTrue(examples.contains("fcscript \(command)"), command)
      for line in help.output.split(separator: "\n") {
        XCTAssertLessThanOrEqual(line.count, 100, "\(command): \(line)")
      }
    }
  }

  func test_commands_that_can_fail_tell_their_exit_statuses() throws {
    for command in try commands() where !["help", "version", "completions"].contains(command) {
      let help = try fcscript("help", command).output
      XCTAssertTrue(help.contains("\nExit status:\n  0 "), command)
      XCTAssertNotNil(help.firstMatch(of: /\n  2 +wrong usage/), command)
    }
  }

  func test_what_is_misspelt_is_suggested() throws {
    for (words, suggested) in [
      (["chekc"], "'check'"), (["help", "chekc"], "'check'"), (["steaks"], "'streaks'"),
      (["help", "streak"], "'streaks'"), (["run", "--animatons", "none", "x"], "--animations"),
      (["run", "--animations", "nne", "x"], "'none'"), (["new", "--template=chioce"], "'choice'"),
    ] {
      let outcome = try fcscript(words, input: [])
      XCTAssertEqual(outcome.ending, .status(2))
      XCTAssertTrue(outcome.errors.contains("(did you mean \(suggested)?)"), outcome.errors)
    }
  }
}

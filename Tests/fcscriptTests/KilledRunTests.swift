import Glibc
import Support
import XCTest

/// The program, killed at any moment: what it has told of is there at the next start.
class KilledRunTests: XCTestCase {
  private var random = SystemRandomNumberGenerator()

  /// How often each test kills.
  var kills: Int { 10 }

  /// Starts the program, kills it, and returns the whole lines that it has printed.
  ///
  /// Some rounds kill while it starts, the others soon after it has printed `start`.
  private func linesUntilKilled(
    _ arguments: [String], home: DataHome, input: String = "", after start: String
  ) throws -> [Substring] {
    let program = try Program(["run", "--plain"] + arguments, home: home)
    program.send(input)
    if Int.random(in: 1...4, using: &random) > 1 { try program.waitForOutput(start) }
    usleep(UInt32.random(in: 0...50_000, using: &random))
    kill(program.processID, SIGKILL)
    XCTAssertEqual(try program.waitForEnding(), .signal(SIGKILL), program.outputText)
    XCTAssertEqual(program.errorText, "")
    // The last one may have been cut off.
    return program.outputText.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  private func numbers(_ line: Substring) -> [Int] {
    line.split { !$0.isNumber }.compactMap { Int($0) }
  }

  func test_what_a_script_keeps_is_there_after_a_kill() throws {
    let home = try DataHome()
    let script = Repository.fixture("load.lua")
    var kept = 0
    var unmarked = 0
    func check(_ lines: [Substring]) throws {
      for line in lines {
        let numbers = numbers(line)
        switch line.prefix(while: { $0 != " " }) {
        case "found":
          let count = numbers[0]
          // A turn may have ended that could not be told of any more.
          XCTAssertTrue(kept...kept + 1 ~= count, "\(kept) were told, \(count) are there")
          XCTAssertEqual(numbers[1], count)
          let marks = (count + 1) / 2
          let isLastMarked = count % 2 == 0 && numbers[2] == marks + 1
          XCTAssertTrue(isLastMarked || numbers[2] == marks, String(line))
          XCTAssertFalse(isLastMarked && unmarked == count, String(line))
          kept = count
        case "kept": kept = try XCTUnwrap(numbers.first)
        case "unmarked": unmarked = try XCTUnwrap(numbers.first)
        default: XCTFail(String(line))
        }
      }
    }
    for _ in 1...kills { try check(linesUntilKilled([script], home: home, after: "found")) }
    // The last one is let go on until something is told.
    let program = try Program(["run", "--plain", script], home: home)
    try program.waitForOutput("unmarked")
    try check(program.outputText.split(separator: "\n").dropLast())
    XCTAssertGreaterThan(kept, 0)
  }

  func test_what_a_learner_answers_is_there_after_a_kill() throws {
    let home = try DataHome()
    let deck = Repository.fixture("sums.lua")
    var answered = 0
    func check(_ lines: [Substring]) throws {
      if let offer = lines.first(where: { $0.contains("Continue (") }) {
        let found = numbers(offer)[1]
        XCTAssertTrue(answered...answered + 1 ~= found, "\(answered) were told, \(found) are there")
        answered = found
      } else if lines.contains(where: { $0.hasPrefix("Card ") }) {
        XCTAssertEqual(answered, 0, "\(answered) were told")
      }
      // Each card comes after the answer to the one before.
      let cards = lines.filter { $0.hasPrefix("Card ") }.map { numbers($0)[0] }
      answered = max(answered, (cards.last ?? 1) - 1)
    }
    for _ in 1...kills {
      let answers = String(repeating: "1\n", count: Int.random(in: 1...9, using: &random))
      try check(
        linesUntilKilled(
          [deck, "--key", "Sums"], home: home, input: answers, after: "Sums"))
    }
    try check(
      fcscript("run", "--plain", deck, "--key", "Sums", input: "1\n1\n", home: home)
        .output.split(separator: "\n"))
    XCTAssertGreaterThan(answered, 0)
  }
}

final class KilledRunSoakTests: KilledRunTests {
  override var kills: Int { 250 }

  // Tests that are only inherited are not found.
  override func test_what_a_script_keeps_is_there_after_a_kill() throws {
    try super.test_what_a_script_keeps_is_there_after_a_kill()
  }
  override func test_what_a_learner_answers_is_there_after_a_kill() throws {
    try super.test_what_a_learner_answers_is_there_after_a_kill()
  }
}

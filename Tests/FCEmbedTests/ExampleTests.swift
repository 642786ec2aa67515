import Support
import XCTest

/// The examples do what they say, in C, C++ and Python.
final class ExampleTests: XCTestCase {
  private let deck = "decks/us-capitals.lua"
  /// The first answer to each of the fifty cards.
  private let answers = String(repeating: "1\n", count: 50)

  func test_a_c_program_plays_a_whole_game() throws {
    let outcome = try Built.run(
      [try Built.program("\(Built.examples)/c/play.c"), deck, "1"], input: answers)
    XCTAssertEqual(outcome.errors, "")
    XCTAssertEqual(outcome.status, 0)
    let lines = outcome.output.split(separator: "\n")
    XCTAssertEqual(lines.count { $0 == "Right." || $0 == "Wrong." }, 50)
    let right = lines.count { $0 == "Right." }
    XCTAssertTrue(lines.last?.contains("\"right\":\(right),") ?? false, "\(lines.last ?? "")")
    XCTAssertTrue(lines.last?.contains("\"finished\":true") ?? false, "\(lines.last ?? "")")
  }

  func test_a_cpp_and_a_python_program_play_the_same_game() throws {
    let expected = try Built.run(
      [try Built.program("\(Built.examples)/c/play.c"), deck, "1"], input: answers)
    XCTAssertEqual(
      try Built.run(
        [try Built.program("\(Built.examples)/cpp/play.cpp"), deck, "1"], input: answers),
      expected)
    // Outside of an assertion, since it may skip the test.
    let outcome = try python("play.py", deck, "1", input: answers)
    XCTAssertEqual(outcome, expected)
  }

  func test_an_answer_that_can_not_be_used_is_asked_for_again() throws {
    let outcome = try Built.run(
      [try Built.program("\(Built.examples)/c/play.c"), deck, "1"], input: "9\n1\n")
    XCTAssertEqual(outcome.status, 0)
    XCTAssertEqual(outcome.output.matches(of: /Right\.|Wrong\./).count, 1)
    XCTAssertTrue(outcome.output.contains("\"finished\":false"))
  }

  func test_a_missing_deck_is_an_error_in_each_language() throws {
    let programs = [
      [try Built.program("\(Built.examples)/c/play.c")],
      [try Built.program("\(Built.examples)/cpp/play.cpp")],
    ]
    for program in programs {
      let outcome = try Built.run(program + ["none.lua", "1"])
      XCTAssertEqual(outcome.status, 1)
      XCTAssertTrue(outcome.errors.contains("none.lua"), outcome.errors)
    }
    let outcome = try python("play.py", "none.lua", "1")
    XCTAssertTrue(outcome.errors.contains("none.lua"))
  }

  func test_a_script_calls_a_c_function() throws {
    let outcome = try Built.run([try Built.program("\(Built.examples)/c/function.c")])
    XCTAssertEqual(
      outcome,
      Built.Outcome(output: "\"3 by 4 is 12\", said in 1 call\n", errors: "", status: 0))
  }

  func test_a_script_calls_a_python_function() throws {
    let outcome = try python("function.py")
    XCTAssertEqual(outcome.errors, "")
    XCTAssertEqual(
      outcome.output,
      "Straßen has 7 letters\nwords.lua:5: 'NoneType' object has no attribute 'split'\n")
  }

  private func python(_ arguments: String..., input: String = "") throws -> Built.Outcome {
    try XCTSkipIf(runsUnderSanitizer, "python itself is built without the sanitizer")
    let outcome = try Built.run(
      ["/usr/bin/env", "python3", "\(Built.examples)/python/\(arguments[0])"]
        + arguments.dropFirst(), input: input,
      environment: [
        "FCSCRIPT_LIBRARY": Built.library, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1",
      ])
    try XCTSkipIf(outcome.status == 127, "there is no python3")
    return outcome
  }
}

import XCTest

@testable import FCLua

/// Which lines of a text hold code, and how often each has run.
final class CompiledLinesTests: XCTestCase {
  private func counts(_ text: String, runs: Int = 1) throws -> [Int: Int] {
    let state = try State()
    try state.open(.base)
    state.countLines()
    let chunk = try state.load(Array(text.utf8), name: "@quiz.lua")
    for _ in 0..<runs {
      try state.call(.reference(chunk)) { _ in
      } read: { _ in
      }
    }
    return try XCTUnwrap(state.lineCounts(of: "quiz.lua"))
  }

  func test_each_line_counts_how_often_it_has_run() throws {
    let text = """
      local sum = 0
      for i = 1, 3 do
        sum = sum + i
      end

      -- a comment
      if sum > 100 then
        sum = 0
      end
      """
    let counts = try counts(text)
    XCTAssertEqual(counts.keys.sorted(), [1, 2, 3, 7, 8])
    XCTAssertEqual(counts[3], 3)
    XCTAssertEqual(counts[7], 1)
    XCTAssertEqual(counts[8], 0)
  }

  func test_functions_that_nobody_has_called_hold_code_too() throws {
    let text = """
      local function outer(a, ...)
        local function inner()
          return a
        end
        return inner
      end
      local text = "x"
      """
    let counts = try counts(text)
    XCTAssertEqual(counts.filter { $0.value > 0 }.keys.sorted(), [6, 7])
    XCTAssertEqual(counts.filter { $0.value == 0 }.keys.sorted(), [3, 4, 5])
  }

  func test_the_end_of_a_function_is_no_code_of_its_author() throws {
    let counts = try counts("local f = function()\n  return 1\nend f()\nlocal g = 1\n")
    XCTAssertEqual(counts, [2: 1, 3: 1, 4: 1])
  }

  func test_lines_far_apart_and_long_functions_are_read() throws {
    // More than 127 lines from one instruction to the next, and more than 128 instructions.
    let text =
      "local a = 1\n" + String(repeating: "\n", count: 299) + "local b = 2\n"
      + (1...300).map { _ in "a = b + a\n" }.joined() + "return a"
    let counts = try counts(text)
    XCTAssertEqual(counts.keys.sorted(), [1] + Array(301...602))
    XCTAssertTrue(counts.values.allSatisfy { $0 == 1 })
  }

  func test_constants_of_every_kind_are_passed_over() throws {
    let long = String(repeating: "long", count: 100)
    let text =
      "local t = { 1.5, 1 << 40, 'short', '\(long)', nil, true, false, { x = -2 } }\nt = t.x"
    XCTAssertEqual(try counts(text), [1: 1, 2: 1])
  }

  func test_a_text_that_is_loaded_again_goes_on_with_its_counts() throws {
    let state = try State()
    state.countLines()
    for _ in 1...2 {
      let chunk = try state.load(Array("local a = 1".utf8), name: "@quiz.lua")
      try state.call(.reference(chunk)) { _ in
      } read: { _ in
      }
    }
    XCTAssertEqual(state.lineCounts(of: "quiz.lua"), [1: 2])
    XCTAssertNil(state.lineCounts(of: "other.lua"))
  }

  func test_tasks_count_their_lines_and_limits_still_hold() throws {
    let state = try State()
    try state.open(.base)
    state.countLines()
    var limits = Limits()
    limits.instructions = 1000
    try state.setLimits(limits)
    let chunk = try state.load(
      Array("local n = 0\nwhile true do\n  n = n + 1\nend".utf8), name: "@quiz.lua")
    let thread = try state.makeTaskThread()
    guard
      case .failed(let error) = try state.start(
        .reference(chunk), on: thread, as: nil, arguments: { _ in })
    else { return XCTFail("it has not been stopped") }
    XCTAssertEqual(error.kind, .stopped(.instructions))
    XCTAssertGreaterThan(state.lineCounts(of: "quiz.lua")?[3] ?? 0, 100)
  }

  func test_nobody_who_does_not_ask_has_counts() throws {
    let state = try State()
    _ = try state.load(Array("return 1".utf8), name: "@quiz.lua")
    XCTAssertNil(state.lineCounts(of: "quiz.lua"))
  }
}

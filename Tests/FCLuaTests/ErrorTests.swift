import FCLua
import XCTest

final class ErrorTests: XCTestCase {
  private func failure(_ source: String) throws -> LuaError {
    let state = try makeState()
    do {
      try state.run(source)
      XCTFail("no error")
      return LuaError.missing
    } catch let error as LuaError {
      return error
    }
  }

  func test_an_error_has_message_place_and_frames() throws {
    let error = try failure("local function f(x)\n  return x.y\nend\nf()")
    XCTAssertEqual(error.kind, .runtime)
    XCTAssertEqual(error.message, "attempt to index a nil value (local 'x')")
    XCTAssertEqual(error.position, SourcePosition(source: "test.lua", line: 2))
    XCTAssertEqual(error.frames.map(\.line), [2, 4])
    XCTAssertEqual(error.frames.map(\.kind), [.lua, .mainChunk])
  }

  func test_a_syntax_error_tells_whether_more_input_could_mend_it() throws {
    XCTAssertEqual(try failure("x = (1").kind, .syntax(incomplete: true))
    XCTAssertEqual(try failure("x = = 1").kind, .syntax(incomplete: false))
    XCTAssertEqual(
      try failure("\nx = = 1").description, "test.lua:2: unexpected symbol near '='")
  }

  func test_a_host_error_has_the_place_of_the_call() throws {
    XCTAssertEqual(
      try failure("local c = counter 'a'\nc:fail('boom')").description, "test.lua:2: boom")
    XCTAssertEqual(
      try failure("local c = counter 'a'\n\nc:fail_oddly()").description, "test.lua:3: odd")
  }

  func test_the_swift_error_is_kept_beside_its_text() throws {
    let state = try makeState()
    XCTAssertThrowsError(try state.run("counter('a'):fail_oddly()")) { error in
      let cause = (error as? LuaError).flatMap { state.cause(of: $0) }
      XCTAssertEqual(cause as? OddError, OddError(description: "odd"))
    }
    XCTAssertThrowsError(try state.run("error 'something else'")) { error in
      XCTAssertNil((error as? LuaError).flatMap { state.cause(of: $0) })
    }
  }

  func test_error_values_of_any_type_are_described_with_their_place() throws {
    let cases = [
      ("error { code = 404, 'x' }", "error value { \"x\", code = 404 }"),
      ("error(nil)", "error(nil): an error without a message"),
      ("error(setmetatable({}, { __tostring = function() return 'nice' end }))", "nice"),
      (
        "error(setmetatable({}, { __tostring = function() error 'no' end }))",
        "an error value that is a table without a usable __tostring"
      ),
      ("error(counter 'a')", "counter \"a\""),
      ("error(12)", "12"),
      ("error(true)", "true"),
      ("error('a\\0b\\255')", "a\0b\u{FFFD}"),
      ("error({ f = print })", "an error value that is a table"),
    ]
    for (source, message) in cases {
      let error = try failure("\n\(source)")
      XCTAssertEqual(error.message, message, source)
      XCTAssertEqual(error.position, SourcePosition(source: "test.lua", line: 2), source)
    }
  }

  func test_an_error_passes_through_the_host_unchanged() throws {
    let script = """
      local marker = {}
      local c = counter "a"
      c.callback = function() error(marker) end
      local ok, value = pcall(c.call, c)
      return { ok, value == marker }
      """
    XCTAssertEqual(
      try makeState().run(script), .table(.init(list: [.boolean(false), .boolean(true)])))
  }

  func test_an_error_that_passes_through_the_host_keeps_its_frames() throws {
    let script = """
      local c = counter "a"
      c.callback = function()
        error "deep"
      end
      c:call()
      """
    let error = try failure(script)
    XCTAssertEqual(error.description, "test.lua:3: deep")
    XCTAssertEqual(error.frames.first { $0.kind == .lua }?.line, 3)
  }

  func test_an_error_in_a_coroutine_has_one_place() throws {
    let script = """
      local co = coroutine.wrap(function()
        error "inside"
      end)
      co()
      """
    XCTAssertEqual(try failure(script).description, "test.lua:2: inside")
  }

  func test_the_author_s_own_colons_stay() throws {
    XCTAssertEqual(
      try failure("error('see page 4:12: here', 0)").message, "see page 4:12: here")
    XCTAssertEqual(try failure("error('time 12:30: late')").message, "time 12:30: late")
  }

  func test_running_out_of_stack_is_an_error() throws {
    let error = try failure("local function f() return 1 + f() end f()")
    XCTAssertTrue(error.message.contains("stack overflow"), error.message)
    let nested = try failure(
      "local c = counter 'a'\nc.callback = function() return c:call() end\nc:call()")
    XCTAssertTrue(nested.message.contains("stack overflow"), nested.message)
  }

  func test_results_that_were_begun_are_no_part_of_an_error() throws {
    let state = try makeState()
    try state.define("begin") { call in
      call.writer.write("begun")
      call.writer.write(Counter(name: "begun"))
      throw ScriptFault("the rest is missing")
    }
    XCTAssertEqual(
      try state.run("return select(2, pcall(begin))"), .string("the rest is missing"))
  }
}

extension LuaError {
  fileprivate static let missing = LuaError(
    kind: .runtime, message: "", position: nil, frames: [])
}

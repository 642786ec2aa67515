import XCTest

@testable import FCLua

/// Threads on which tasks run, without a scheduler: the test resumes them.
final class TaskThreadTests: XCTestCase {
  private var said: [String] = []

  /// A state with `wait`, which makes the task wait, and `say`.
  private func makeState() throws -> State {
    let state = try State()
    for library in State.Library.allCases { try state.open(library) }
    try state.openCoroutines()
    try state.define("wait") { call in
      try call.requireWaiting("wait")
      return .wait
    }
    try state.define("say") { [unowned self] call in
      said.append(try call.string(1))
      return .nothing
    }
    try state.define("stop") { call in
      call.state.isStopping = true
      return .nothing
    }
    return state
  }

  private func start(_ script: String, in state: State, on thread: TaskThread) throws -> TaskStep {
    let chunk = try state.load(Array(script.utf8), name: "@test.lua")
    return try state.start(.reference(chunk), on: thread, as: "test") { _ in }
  }

  private func resume(_ thread: TaskThread, in state: State, _ value: String) throws -> TaskStep {
    try state.resume(thread, as: "test") { $0.push(value) }
  }

  private func texts(of step: TaskStep) throws -> [String?] {
    guard case .finished(let results) = step else {
      XCTFail("\(step)")
      return []
    }
    return try (0..<results.count).map { try results.text($0 + 1, "result") }
  }

  func test_a_task_waits_and_goes_on_with_what_it_is_given() throws {
    let state = try makeState()
    let thread = try state.makeTaskThread()
    guard case .waiting = try start("return 'got', wait()", in: state, on: thread) else {
      return XCTFail("it does not wait")
    }
    XCTAssertEqual(try texts(of: resume(thread, in: state, "value")), ["got", "value"])
  }

  func test_a_wait_passes_through_coroutines_and_a_yield_does_not() throws {
    let state = try makeState()
    let thread = try state.makeTaskThread()
    let script = """
      local co = coroutine.wrap(function()
        coroutine.yield "yielded"
        return pcall(coroutine.wrap(function() return wait() end))
      end)
      say(co())
      return select(2, co())
      """
    guard case .waiting = try start(script, in: state, on: thread) else {
      return XCTFail("it does not wait")
    }
    XCTAssertEqual(said, ["yielded"])
    XCTAssertEqual(try texts(of: resume(thread, in: state, "value")), ["value"])
    state.clear(thread)
    guard case .yielded = try start("coroutine.yield(1)", in: state, on: thread) else {
      return XCTFail("it does not yield")
    }
  }

  func test_a_thread_is_used_again_after_its_task_was_closed() throws {
    let state = try makeState()
    let thread = try state.makeTaskThread()
    let script = """
      local function closing(text)
        return setmetatable({}, { __close = function() say(text) end })
      end
      local x <close> = closing "outer"
      coroutine.wrap(function() local y <close> = closing "inner" wait() end)()
      """
    for _ in 1...3 {
      said = []
      _ = try start(script, in: state, on: thread)
      state.collectGarbage()
      XCTAssertNil(state.close(thread))
      XCTAssertEqual(said, ["inner", "outer"])
    }
  }

  func test_an_error_of_a_close_is_told_whichever_thread_it_was_in() throws {
    let state = try makeState()
    let thread = try state.makeTaskThread()
    for (inner, outer) in [
      ("error 'inner'", ""), ("", "error 'outer'"), ("error 'i'", "error 'o'"),
    ] {
      _ = try start(
        """
        local function closing(f) return setmetatable({}, { __close = f }) end
        local x <close> = closing(function() \(outer) end)
        coroutine.wrap(function() local y <close> = closing(function() \(inner) end) wait() end)()
        """, in: state, on: thread)
      let message = state.close(thread)?.message
      XCTAssertEqual(message, outer.isEmpty ? "inner" : outer.contains("outer") ? "outer" : "o")
    }
  }

  func test_a_stopping_task_waits_at_the_first_function_that_can_be_suspended() throws {
    let state = try makeState()
    let thread = try state.makeTaskThread()
    let script = """
      pcall(function()
        table.sort({ 2, 1 }, function() stop() say "inside" return true end)
        say "never"
      end)
      say "never"
      """
    guard case .waiting = try start(script, in: state, on: thread) else {
      return XCTFail("it does not stop")
    }
    state.isStopping = false
    XCTAssertNil(state.close(thread))
    XCTAssertEqual(said, ["inside"])
  }

  func test_results_leave_the_thread_before_anything_else_runs() throws {
    let state = try makeState()
    let thread = try state.makeTaskThread()
    let step = try start("return 'a', nil, 'c'", in: state, on: thread)
    guard case .finished(let results) = step else { return XCTFail("\(step)") }
    try state.withResults(results, of: thread) { results in
      _ = try start("return 'other'", in: state, on: thread)
      state.clear(thread)
      XCTAssertEqual(results.count, 3)
      XCTAssertEqual(try results.text(1, ""), "a")
      XCTAssertTrue(results.isNil(2))
      XCTAssertEqual(try results.text(3, ""), "c")
    }
  }

  func test_a_dropped_thread_is_collected_with_what_it_holds() throws {
    let state = try makeState()
    try state.call(
      .reference(
        try state.load(
          Array("held = setmetatable({}, { __mode = 'k' })".utf8), name: "@test.lua"))
    ) { _ in
    } read: { _ in
    }
    do {
      let thread = try state.makeTaskThread()
      _ = try start("local t = {} held[t] = true wait() say(t)", in: state, on: thread)
    }
    state.collectGarbage()
    let count = try state.load(Array("return next(held) == nil".utf8), name: "@test.lua")
    let isEmpty = try state.call(.reference(count), results: 1) { _ in
    } read: {
      $0.boolean(1)
    }
    XCTAssertEqual(isEmpty, true)
  }
}

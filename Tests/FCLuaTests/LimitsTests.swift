import Glibc
import Support
import XCTest

@testable import FCLua

final class LimitsTests: XCTestCase {
  private func makeLimited(_ change: (inout Limits) -> Void) throws -> State {
    let state = try makeState()
    try state.openProtection()
    try state.openCoroutines()
    var limits = Limits()
    // Under the thread sanitizer signals come late.
    if runsUnderThreadSanitizer { limits.timekeeping = .clock }
    change(&limits)
    try state.setLimits(limits)
    return state
  }

  private func assertStopped(
    _ state: State, _ script: String, by reason: StopReason, atLine line: Int? = nil,
    file: StaticString = #filePath, at testLine: UInt = #line
  ) {
    XCTAssertThrowsError(try state.run(script), file: file, line: testLine) { error in
      XCTAssertEqual(
        (error as? LuaError)?.kind, .stopped(reason), "\(error)", file: file, line: testLine)
      if let line {
        XCTAssertEqual(
          (error as? LuaError)?.position?.line, line, "\(error)", file: file, line: testLine)
      }
    }
    XCTAssertEqual(state.stopReason, reason, file: file, line: testLine)
    XCTAssertThrowsError(try state.run("return 1"), "it goes on", file: file, line: testLine)
  }

  // MARK: Time

  func test_waiting_for_others_is_not_the_time_of_the_script() throws {
    for timekeeping in [Limits.Timekeeping.watchdog, .clock] {
      let state = try makeLimited {
        $0.callTime = 0.2
        $0.timekeeping = runsUnderThreadSanitizer ? .clock : timekeeping
      }
      try state.define("wait") { call in
        state.pausingWatch { _ = usleep(500_000) }
        return call.answer(Value.nil)
      }
      try state.run("for _ = 1, 1e5 do end wait() for _ = 1, 1e5 do end")
      // What comes after a wait is watched as before.
      assertStopped(state, "wait() while true do end", by: .callTime)
    }
  }

  func test_signals_that_are_not_handled_yet_do_not_queue_up() throws {
    try XCTSkipIf(runsUnderThreadSanitizer, "signals are held back there")
    let state = try makeLimited { $0.callTime = 0.1 }
    let signal = __libc_current_sigrtmin() + 7
    var waiting = 0
    try state.define("hold_signals") { call in
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, signal)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      _ = usleep(400_000)
      var noTime = timespec()
      while sigtimedwait(&signals, nil, &noTime) == signal { waiting += 1 }
      raise(signal)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      return call.answer(Value.nil)
    }
    assertStopped(state, "hold_signals() while true do end", by: .callTime)
    XCTAssertEqual(waiting, 1)
  }

  private let endless = [
    "while true do end",
    "repeat until false",
    "::again:: goto again",
    "local function f() return f() end f()",
    "for i = 1, math.huge do end",
    "while true do pcall(function() while true do end end) end",
    "while true do xpcall(function() while true do end end, function() end) end",
    "xpcall(error, function() while true do end end)",
    "xpcall(function() while true do end end, function() while true do end end)",
    "local co = coroutine.wrap(function() while true do end end) while true do pcall(co) end",
    """
    local function nest(n) return n == 0 and 1 or coroutine.wrap(function() return nest(n - 1) end)() end
    while true do nest(20) end
    """,
    """
    local co = coroutine.create(function()
      local x <close> = setmetatable({}, { __close = function() while true do end end })
      coroutine.yield()
    end)
    coroutine.resume(co)
    coroutine.close(co)
    """,
    """
    local x <close> = setmetatable({}, { __close = function() while true do end end })
    error "out"
    """,
    """
    while true do
      pcall(function()
        local x <close> = setmetatable({}, { __close = function() while true do end end })
        while true do end
      end)
    end
    """,
    "return setmetatable({}, { __index = function() while true do end end }).x",
  ]

  func test_an_endless_script_is_stopped_whatever_it_catches() throws {
    for script in endless {
      let state = try makeLimited { $0.callTime = 0.05 }
      assertStopped(state, script, by: .callTime)
    }
  }

  func test_the_stop_tells_where_the_script_was() throws {
    let state = try makeLimited { $0.callTime = 0.05 }
    assertStopped(
      state, "local function spin()\n  while true do end\nend\npcall(spin)", by: .callTime,
      atLine: 2)
  }

  func test_nothing_runs_after_the_stop() throws {
    let state = try makeLimited { $0.callTime = 0.05 }
    var calls = 0
    try state.define("count") { _ in
      calls += 1
      return .nothing
    }
    assertStopped(
      state,
      """
      local x <close> = setmetatable({}, { __close = function() count() end })
      local co = coroutine.wrap(function()
        local y <close> = setmetatable({}, { __close = count })
        xpcall(function() while true do end end, function() count() end)
        count()
      end)
      pcall(co)
      count()
      """, by: .callTime)
    XCTAssertEqual(calls, 0)
  }

  func test_every_call_from_outside_has_its_own_time() throws {
    let state = try makeLimited { $0.callTime = 0.4 }
    // Together they take longer than one of them may.
    try run(state, for: 0.8)
    XCTAssertNil(state.stopReason)
  }

  func test_the_calls_of_a_turn_have_one_time() throws {
    if runsUnderThreadSanitizer { return }  // the clock alone watches no turns
    let state = try makeLimited {
      $0.callTime = 10
      $0.turnTime = 0.2
    }
    try run(state, for: 0.6) { state.beginTurn() }
    XCTAssertThrowsError(try run(state, for: 20)) {
      XCTAssertEqual(($0 as? LuaError)?.kind, .stopped(.turnTime))
    }
  }

  /// Runs short calls, one after the other, for so many seconds.
  private func run(_ state: State, for seconds: Double, before: () -> Void = {}) throws {
    let start = monotonicTime
    while monotonicTime - start < seconds {
      before()
      try state.run("for i = 1, 100000 do end")
    }
  }

  private var monotonicTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  func test_the_clock_stops_a_script_without_a_signal() throws {
    for script in endless {
      let state = try makeLimited {
        $0.callTime = 0.05
        $0.timekeeping = .clock
      }
      assertStopped(state, script, by: .callTime)
    }
  }

  func test_a_signal_that_is_in_use_is_left_alone() throws {
    if runsUnderThreadSanitizer { return }
    // With the signal in other hands no script of that state could be stopped.
    if isSignalTaken { return XCTFail("another test has left a state alive") }
    signal(watchdogSignal) { _ in }
    defer { signal(watchdogSignal, SIG_DFL) }
    XCTAssertThrowsError(try makeLimited { $0.callTime = 1 }) {
      XCTAssert("\($0)".contains("SIGRTMIN + 7"), "\($0)")
    }
    XCTAssertNoThrow(
      try makeLimited {
        $0.callTime = 1
        $0.timekeeping = .clock
      })
  }

  func test_the_signal_is_given_back_with_the_last_state() throws {
    if runsUnderThreadSanitizer { return }
    XCTAssertFalse(isSignalTaken, "another test has left a state alive")
    var first: State? = try makeLimited { $0.callTime = 1 }
    var second: State? = try makeLimited { $0.callTime = 1 }
    XCTAssertTrue(isSignalTaken)
    first = nil
    XCTAssertTrue(isSignalTaken)
    second = nil
    XCTAssertFalse(isSignalTaken)
    _ = (first, second)
  }

  private var isSignalTaken: Bool {
    var action = sigaction()
    sigaction(watchdogSignal, nil, &action)
    return action.__sigaction_handler.sa_handler != nil
  }

  // MARK: Instructions

  func test_the_same_script_stops_at_the_same_instruction() throws {
    let script = """
      local n = 0
      local step = coroutine.wrap(function() while true do n = n + 1 coroutine.yield() end end)
      while true do step() note(n) end
      """
    var ends: Set<Int> = []
    for _ in 0..<3 {
      let state = try makeLimited { $0.instructions = 10_000 }
      var last = 0
      try state.define("note") { call in
        last = try call.integer(1)
        return .nothing
      }
      assertStopped(state, script, by: .instructions)
      ends.insert(last)
    }
    XCTAssertEqual(ends.count, 1)
    XCTAssertGreaterThan(ends.first ?? 0, 500)
  }

  func test_one_instruction_more_is_one_too_many() throws {
    func run(_ budget: Int) throws -> StopReason? {
      let state = try makeLimited { $0.instructions = budget }
      _ = try? state.run("local n = 0 for i = 1, 100 do n = n + i end")
      return state.stopReason
    }
    var enough = 1
    while try run(enough) != nil { enough += 1 }
    XCTAssertGreaterThan(enough, 200)
    XCTAssertEqual(try run(enough - 1), .instructions)
    XCTAssertNil(try run(enough + 1))
  }

  // MARK: Memory

  func test_running_out_of_memory_can_not_be_caught() throws {
    let state = try makeLimited { $0.memory = 4 << 20 }
    assertStopped(
      state,
      """
      local kept = {}
      while true do
        pcall(function()
          while true do kept[#kept + 1] = ("x"):rep(10000) .. #kept end
        end)
      end
      """, by: .memory, atLine: 4)
    XCTAssertLessThanOrEqual(state.memory.peak, 4 << 20)
  }

  func test_what_the_host_holds_counts() throws {
    let state = try makeLimited { $0.memory = 4 << 20 }
    try state.define("hold") { call in
      try call.state.charge(try call.integer(1))
      return .nothing
    }
    XCTAssertEqual(try state.run("hold(1 << 20) hold(-(1 << 20)) return 1"), .integer(1))
    assertStopped(state, "while true do pcall(hold, 100000) end", by: .memory)
  }

  func test_garbage_is_collected_before_the_limit_counts() throws {
    let state = try makeLimited { $0.memory = 4 << 20 }
    let counter = try state.binding(of: Counter.self)
    counter.weight { _ in 100_000 }
    // 20 MB in all, but nothing is kept.
    XCTAssertEqual(
      try state.run("for i = 1, 200 do counter(tostring(i)) end return 1"), .integer(1))
    assertStopped(
      state, "local t = {} for i = 1, 200 do t[i] = counter(tostring(i)) end", by: .memory)
  }

  // MARK: Several states

  func test_stopping_one_script_leaves_the_others_alone() throws {
    let patient = try makeLimited { $0.callTime = 5 }
    let hasty = try makeLimited { $0.callTime = 0.05 }
    // The one calls the other from inside.
    try patient.define("other") { [unowned self] call in
      assertStopped(hasty, "while true do end", by: .callTime)
      return call.answer(7)
    }
    XCTAssertEqual(try patient.run("return other() + 1"), .integer(8))
    XCTAssertNil(patient.stopReason)
  }

  func test_states_on_several_threads_are_watched_at_once() throws {
    final class Outcome: @unchecked Sendable {
      var kind: LuaError.Kind?
    }
    var threads: [(pthread_t, Outcome)] = []
    for _ in 0..<4 {
      let outcome = Outcome()
      let thread = startThread {
        guard let state = try? State() else { return }
        var limits = Limits()
        limits.callTime = 0.1
        if runsUnderThreadSanitizer { limits.timekeeping = .clock }
        do {
          try state.setLimits(limits)
          let chunk = try state.load(Array("while true do end".utf8), name: "=loop")
          try state.call(.reference(chunk)) { _ in
          } read: { _ in
          }
        } catch {
          outcome.kind = (error as? LuaError)?.kind
        }
      }
      threads.append((thread, outcome))
    }
    for (thread, outcome) in threads {
      pthread_join(thread, nil)
      XCTAssertEqual(outcome.kind, .stopped(.callTime))
    }
  }
}

/// The reserved real-time signal of the watchdog, `SIGRTMIN + 7`.
private var watchdogSignal: Int32 { __libc_current_sigrtmin() + 7 }

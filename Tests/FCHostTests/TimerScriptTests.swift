import FCLoop
import XCTest

/// `fc.after`, `fc.every`, `fc.sleep` and `fc.now`.
final class TimerScriptTests: XCTestCase {
  // MARK: Order

  func test_equal_deadlines_come_in_the_order_made_whatever_their_kind() throws {
    try assertRun(
      """
      local layer = fc.layer { x = 0 }
      layer:on("k", function() at "animation" end)
      fc.after(1, function() at "first timer" end)
      fc.task(function() fc.sleep(1) at "sleep" end)
      layer:add_animation(move(1), "k")
      local n = 0
      local timer
      timer = fc.every(0.5, function() n = n + 1 at("every", n) if n == 2 then timer:cancel() end end)
      fc.task(function() layer:animate(move(1)) at "animate" end)
      fc.after(1, function() at "last timer" end)
      """,
      prints: [
        "0.5\tevery\t1", "1\tfirst timer", "1\tsleep", "1\tanimation", "1\tanimate",
        "1\tlast timer", "1\tevery\t2",
      ])
  }

  func test_a_timer_made_by_a_timer_fires_in_the_next_turn() throws {
    try assertRun(
      """
      fc.after(1, function()
        at "a"
        fc.after(0, function() at "made by a" end)
        fc.task(function() fc.sleep(0) at "slept in a" end)
      end)
      fc.after(1, function() at "b" end)
      fc.after(1, function() at "c" end)
      """, prints: ["1\ta", "1\tb", "1\tc", "1\tmade by a", "1\tslept in a"])
  }

  func test_a_chain_of_timers_without_delay_lets_others_have_their_turn() throws {
    try assertRun(
      """
      local n = 0
      local function again() n = n + 1 if n < 5 then fc.after(0, again) end end
      again()
      fc.task(function() for i = 1, 3 do fc.sleep(0) print(i, n) end end)
      """, prints: ["1\t2", "2\t3", "3\t4"])
  }

  // MARK: Repeating

  func test_a_repeating_timer_does_not_drift() throws {
    try assertRun(
      """
      local n, timer = 0
      timer = fc.every(0.1, function()
        n = n + 1
        if fc.now() ~= n * 0.1 then error(n .. ": " .. fc.now()) end
        if n == 1000 then timer:cancel() at(n) end
      end)
      """, prints: ["100\t1000"])
  }

  func test_a_repeating_timer_does_not_pile_up_after_a_stall() throws {
    let folder = try ScriptFolder("fc.every(1, function() print(fc.now()) end)")
    let clock = ManualClock()
    let host = try folder.makeHost { $0.clock = clock }
    try host.load("\(folder.path)/quiz.lua")
    for step in [1, 0.5, 5, 0, 0.5, 1, 1_000_000, 1] {
      clock.advance(by: step)
      host.loop.runOnce(waiting: false)
    }
    XCTAssertEqual(folder.printed, ["1.0", "6.5", "7.0", "8.0", "1000008.0", "1000009.0"])
    host.close()
  }

  func test_an_interval_too_short_for_the_clock_fires_once_a_turn() throws {
    try assertRun(
      """
      fc.sleep(1)
      local n, timer = 0
      timer = fc.every(5e-324, function() n = n + 1 if n == 3 then timer:cancel() at(n) end end)
      """, prints: ["1\t3"])
  }

  // MARK: Cancelling

  func test_a_cancelled_timer_never_fires() throws {
    try assertRun(
      """
      local later = fc.after(1, function() at "cancelled" end)
      fc.after(1, function() at "cancelled too" end):cancel()
      local beat
      fc.after(1, function() beat:cancel() at "cancels what is due" end)
      beat = fc.every(1, function() at "beat" end)
      later:cancel()
      later:cancel()
      print(later.is_armed, beat.is_armed)
      """, prints: ["false\ttrue", "1\tcancels what is due"])
  }

  func test_a_timer_can_cancel_itself_while_it_fires() throws {
    try assertRun(
      """
      local once, often
      once = fc.after(1, function() once:cancel() at "once" end)
      often = fc.every(1, function() often:cancel() at "often" end)
      fc.task(function() print(fc.await(often)) end)
      fc.task(function() print(fc.await(once)) end)
      """, prints: ["1\tonce", "true", "nil\tcancelled", "1\toften"])
  }

  // MARK: Lifetime

  func test_timers_that_nothing_refers_to_are_not_lost() throws {
    try assertRun(
      """
      for i = 1, 10 do fc.after(i, function() table.collect() at(i) end) end
      table.collect()
      """, prints: (1...10).map { "\($0)\t\($0)" })
  }

  func test_a_timer_made_in_a_coroutine_that_is_gone_fires() throws {
    try assertRun(
      """
      do
        local co = coroutine.create(function(text)
          fc.after(1, function()
            at(text, coroutine.isyieldable(), select(2, coroutine.running()))
            fc.sleep(1)
            at(text)
          end)
          coroutine.yield()
        end)
        coroutine.resume(co, "made in a coroutine")
        co = nil
        table.collect()
        coroutine.wrap(function() fc.after(1, function() at "in a finished one" end) end)()
      end
      table.collect()
      """,
      prints: [
        "1\tmade in a coroutine\ttrue\tfalse", "1\tin a finished one", "2\tmade in a coroutine",
      ])
  }

  func test_timers_by_the_hundred_thousand_leave_nothing() throws {
    let run = try runTimed(
      """
      local function round(count)
        local timers = {}
        for i = 1, count do timers[i] = fc.after(i, function() return timers end) end
        for i = 1, count do timers[i]:cancel() end
        for i = 1, 10 do fc.every(i, function() return i end):cancel() end
      end
      for _ = 1, 10 do round(10000) fc.sleep(0) end
      table.collect() table.collect()
      local before = collectgarbage "count"
      for _ = 1, 10 do round(10000) fc.sleep(0) end
      table.collect() table.collect()
      local growth = collectgarbage "count" - before
      -- In KiB; tables keep the room they needed once, some bytes for each timer.
      print(growth < 1024 or growth)
      """)
    XCTAssertEqual(run.printed, ["true"])
    XCTAssertEqual(run.reported, [])
  }

  // MARK: Errors

  func test_an_error_in_a_timer_is_reported_with_where_it_was_started() throws {
    try assertRun(
      """
      fc.after(1, function() error "once" end)
      local n, timer = 0
      timer = fc.every(1, function()
        n = n + 1
        if n == 3 then timer:cancel() end
        error("time " .. n)
      end)
      fc.after(2, function() at "others run" end)
      """, prints: ["2\tothers run"],
      reports: [
        "quiz.lua:2: once", "quiz.lua:7: time 1", "quiz.lua:7: time 2", "quiz.lua:7: time 3",
      ])
    try assertReport(
      """
      local function f()
        error "late"
      end
      fc.after(0, f)
      fc.sleep(1)
      """,
      """
      quiz.lua:2: late

        1 | local function f()
      > 2 |   error "late"
        in function <quiz.lua:1>, called by the timer started at quiz.lua:4
      """)
  }

  func test_wrong_arguments_are_named() throws {
    try assertRun(
      """
      fails("fc.after needs 0 or more seconds, got -1", fc.after, -1, print)
      fails("fc.after needs 0 or more seconds, got nan", fc.after, math.huge - math.huge, print)
      fails("bad argument #1 to 'after' (number expected, got nil)", fc.after, nil, print)
      fails("bad argument #2 to 'after' (function expected, got no value)", fc.after, 1)
      fails("bad argument #2 to 'every' (function expected, got table)", fc.every, 1, {})
      fails("fc.every needs more than 0 seconds", fc.every, 0, print)
      fails("fc.sleep needs 0 or more seconds, got -0.5", fc.sleep, -0.5)
      fails("bad argument #1 to 'await' (task or timer expected, got table)", fc.await, {})
      fails("unknown field 'stop' in timer", function() return fc.after(0, print).stop end)
      """, prints: [""])
  }

  // MARK: What never comes

  func test_what_never_comes_does_not_keep_a_script_running() throws {
    try assertRun(
      """
      fc.after(math.huge, function() at "never" end)
      fc.every(math.huge, function() at "never" end)
      fc.after(1, function() at "one" end)
      """, prints: ["1\tone"])
    try assertRun(
      "fc.task(function() fc.sleep(math.huge) end)", prints: [],
      reports: ["the task started at quiz.lua:2 waits for something that can't come"])
  }
}

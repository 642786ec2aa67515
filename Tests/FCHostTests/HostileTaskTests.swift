import XCTest

/// Scripts that treat tasks badly, and tasks that fail.
final class HostileTaskTests: XCTestCase {
  func test_a_waiting_coroutine_can_be_neither_resumed_nor_closed() throws {
    try assertRun(
      """
      local own, inner
      local wrapped
      local task = fc.task(function()
        own = coroutine.running()
        wrapped = coroutine.wrap(function()
          inner = coroutine.running()
          fc.sleep(1)
          return "slept"
        end)
        return wrapped()
      end)
      for _, co in ipairs { own, inner } do
        print(coroutine.status(co), coroutine.resume(co, "value"))
        print(pcall(coroutine.close, co))
      end
      print(pcall(wrapped))
      print(fc.await(task))
      print(coroutine.status(inner), coroutine.resume(inner))
      print(coroutine.close(inner), coroutine.status(own), coroutine.resume(own, 1, 2))
      print(coroutine.close(own))
      local again = fc.task(function() print(coroutine.running() == own) fc.sleep(1) return 1 end)
      print(fc.await(again))
      """,
      prints: [
        "suspended\tfalse\tcannot resume a coroutine that waits for the host",
        "false\tcannot close a coroutine that waits for the host: cancel its task",
        "suspended\tfalse\tcannot resume a coroutine that waits for the host",
        "false\tcannot close a coroutine that waits for the host: cancel its task",
        "false\tcannot resume a coroutine that waits for the host",
        "slept", "dead\tfalse\tcannot resume dead coroutine",
        "true\tdead\tfalse\tcannot resume dead coroutine", "true", "true", "1",
      ])
  }

  func test_a_task_that_resumes_or_closes_itself_gets_an_error() throws {
    try assertRun(
      """
      local own
      local task = fc.task(function()
        own = coroutine.running()
        print(coroutine.resume(own))
        print(pcall(coroutine.close, own))
        local co = coroutine.wrap(function()
          print(coroutine.resume(own))
          print(pcall(coroutine.close, own))
          fc.sleep(1)
          print(coroutine.resume(own))
        end)
        co()
        fc.task(function() print(coroutine.resume(own)) print(pcall(coroutine.close, own)) end)
        return "end"
      end)
      print(fc.await(task))
      """,
      prints: [
        "false\tcannot resume non-suspended coroutine", "false\tcannot close a running coroutine",
        "false\tcannot resume non-suspended coroutine", "false\tcannot close a normal coroutine",
        "false\tcannot resume non-suspended coroutine",
        "false\tcannot resume non-suspended coroutine", "false\tcannot close a normal coroutine",
        "end",
      ])
  }

  func test_a_coroutine_left_by_a_cancelled_task_is_dead() throws {
    try assertRun(
      """
      local inner
      local task = fc.task(function()
        coroutine.wrap(function() inner = coroutine.running() fc.sleep(1) end)()
      end)
      task:cancel()
      print(coroutine.status(inner), coroutine.resume(inner), coroutine.close(inner))
      """, prints: ["dead\tfalse\ttrue"])
  }

  func test_awaiting_itself_is_an_error() throws {
    try assertRun(
      """
      local task
      task = fc.task(function()
        fc.sleep(0)
        print(pcall(fc.await, task))
      end)
      print(fc.await(task))
      """, prints: ["false\ta task can't await itself", ""])
  }

  func test_awaits_in_a_circle_end_with_an_error() throws {
    try assertRun(
      """
      local a, b
      a = fc.task(function() fc.sleep(1) fc.await(b) at "never" end)
      b = fc.task(function() fc.sleep(1) fc.await(a) at "never" end)
      """, prints: [],
      reports: [
        "the task started at quiz.lua:3 waits for something that can't come",
        "the task started at quiz.lua:4 waits for something that can't come",
      ])
    let folder = try ScriptFolder(
      """
      local fc = require "fc"
      local main = {}
      fc.await(fc.task(function() fc.await(fc.task(function()
        fc.layer { x = 0 }:animate(fc.animation { key_path = "x", to = 1, duration = 1,
          repeat_count = math.huge })
      end)) end))
      """)
    XCTAssertThrowsError(try folder.load()) {
      XCTAssertEqual("\($0)", "the main chunk waits for something that can't come")
    }
  }

  // MARK: Errors

  func test_an_error_in_a_task_is_reported_once_and_others_run() throws {
    try assertRun(
      """
      local function nested()
        fc.task(function() fc.sleep(1) fc.task(function() error "inner" end) error "outer" end)
      end
      nested()
      fc.task(function() fc.sleep(2) at "others" end)
      fc.task(function() error(nil) end)
      fc.task(function() error(setmetatable({}, { __tostring = error })) end)
      """, prints: ["2\tothers"],
      reports: [
        "quiz.lua:7: error(nil): an error without a message",
        "quiz.lua:8: an error value that is a table without a usable __tostring",
        "quiz.lua:3: inner", "quiz.lua:3: outer",
      ])
    try assertReport(
      """
      local function f()
        fc.sleep(0)
        error "late"
      end
      fc.task(f)
      fc.sleep(1)
      """,
      """
      quiz.lua:3: late

        1 | local function f()
        2 |   fc.sleep(0)
      > 3 |   error "late"
        in function <quiz.lua:1>, called by the task started at quiz.lua:5
      """)
  }
}

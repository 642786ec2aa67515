import XCTest

/// What becomes of cancelled tasks.
final class TaskCancellingTests: XCTestCase {
  func test_a_cancelled_task_never_runs_again_and_wakes_who_awaits_it() throws {
    try assertRun(
      """
      local task = fc.task(function() fc.sleep(1) at "never" end)
      local waiter = fc.task(function() at("awaited", fc.await(task)) end)
      task:cancel()
      print(task.status, waiter.status, task)
      task:cancel()
      print(fc.await(task))
      fc.sleep(2)
      """,
      prints: [
        "0\tawaited\tnil\tcancelled", "cancelled\tdone\ttask started at quiz.lua:2 (cancelled)",
        "nil\tcancelled",
      ])
  }

  func test_cancelling_closes_everything_before_it_returns() throws {
    try assertRun(
      """
      local task = fc.task(function()
        local a <close> = closing(function(_, e) print("a", e) end)
        pcall(function()
          local b <close> = closing(function(_, e) print("b", e) end)
          for _ in coroutine.wrap(function()
            local c <close> = closing(function(_, e) print("c", e) end)
            local co = coroutine.create(function()
              local d <close> = closing(function(_, e) print("d", e) end)
              pcall(fc.sleep, 1)
              print "never"
            end)
            coroutine.resume(co)
            print "never"
          end) do end
        end)
        print "never"
      end)
      task:cancel()
      print "returned"
      """, prints: ["d\tnil", "c\tnil", "b\tnil", "a\tnil", "returned"])
  }

  func test_cancelling_cannot_be_caught() throws {
    try assertRun(
      """
      local task
      task = fc.task(function()
        local x <close> = closing(function() print "closed" end)
        fc.sleep(1)
        while true do
          pcall(function() xpcall(function() task:cancel() end, print) print "never" end)
          print "never"
        end
      end)
      fc.sleep(2)
      """, prints: ["closed"])
    try assertRun(
      """
      local task
      task = fc.task(function()
        local x <close> = closing(function() print "closed" end)
        fc.sleep(1)
        pcall(function()
          pcall(coroutine.wrap(function() task:cancel() print "never" end))
          print "never"
        end)
        print "never"
      end)
      print("awaited", fc.await(task))
      """, prints: ["closed", "awaited\tnil\tcancelled"])
  }

  func test_a_task_that_cancels_itself_stops_there() throws {
    try assertRun(
      """
      local task
      task = fc.task(function()
        fc.sleep(1)
        task:cancel()
        print "never"
      end)
      print(fc.await(task))
      local sorting
      sorting = fc.task(function()
        fc.sleep(1)
        table.sort({ 2, 1 }, function() sorting:cancel() return true end)
        fc.now()
        print "never"
      end)
      print(fc.await(sorting))
      """, prints: ["nil\tcancelled", "nil\tcancelled"])
  }

  func test_a_task_that_ends_by_itself_after_it_was_cancelled_is_cancelled() throws {
    try assertRun(
      """
      local task
      task = fc.task(function()
        fc.sleep(1)
        table.sort({ 2, 1 }, function() task:cancel() return false end)
        return "result"
      end)
      print(fc.await(task))
      print(task.status)
      """, prints: ["nil\tcancelled", "cancelled"])
  }

  func test_a_task_cancelled_by_what_it_has_called_stops_when_that_returns() throws {
    let calls = [
      "fc.task(function() task:cancel() print 'child' end)",
      "fc.post 'cancel'",
      "layer:remove_animation 'k'",
      "layer:add_animation(move(1), 'k')",
      "layer:animate(move(1), 'k')",
      "timer:cancel()",
      "closed:cancel()",
      "coroutine.wrap(function() fc.post 'cancel' print 'never' end)()",
      "deck:game 'Key'",
      "tostring(setmetatable({}, { __tostring = function() task:cancel() return '' end })) fc.now()",
    ]
    for call in calls {
      let run = try runTimed(
        """
        local task
        local layer = fc.layer { x = 0 }
        local function cancel() task:cancel() print "child" end
        layer:add_animation(move(9), "k")
        layer:on("k", { always = true }, cancel)
        fc.observe("cancel", cancel)
        local timer = fc.after(9, print)
        fc.task(function() fc.await(timer) cancel() end)
        local closed = fc.task(function() local x <close> = closing(cancel) fc.sleep(9) end)
        local deck = fc.deck { title = "Deck" }
        deck:answer_key("Key", function(k) k:card { question = "q", answer = "a" } end)
        deck:on("start", cancel)
        task = fc.task(function()
          local x <close> = closing(function() print "closed" end)
          fc.sleep(1)
          pcall(function() \(call) print "never" end)
          print "never"
        end)
        fc.sleep(2)
        print(task.status)
        fc.quit()
        """)
      // The last one hears of its own animation, which is cancelled with the task.
      let children = call.hasPrefix("tostring") ? 0 : call.contains("animate") ? 2 : 1
      let expected = Array(repeating: "child", count: children)
      XCTAssertEqual(
        Array(run.printed.prefix(expected.count + 2)), expected + ["closed", "cancelled"], call)
      XCTAssertEqual(run.reported.filter { !$0.contains("returns none") }, [], call)
    }
  }

  func test_a_child_can_cancel_its_parent_and_go_on() throws {
    try assertRun(
      """
      local parent, child
      parent = fc.task(function()
        local x <close> = closing(function() print "parent closed" end)
        fc.sleep(0)
        child = fc.task(function()
          parent:cancel()
          print("child", parent.status)
          fc.sleep(1)
          at("child", parent.status)
        end)
        print "never"
      end)
      fc.sleep(2)
      print(child)
      """, prints: ["child\trunning", "parent closed", "1\tchild\tcancelled", "nil"])
  }

  func test_cancelling_while_being_cancelled_does_nothing() throws {
    try assertRun(
      """
      local one, two
      one = fc.task(function()
        local x <close> = closing(function() print "one" one:cancel() two:cancel() end)
        fc.sleep(1)
      end)
      two = fc.task(function()
        local x <close> = closing(function() print "two" one:cancel() two:cancel() end)
        fc.sleep(1)
      end)
      one:cancel()
      print(one.status, two.status)
      """, prints: ["one", "two", "cancelled\tcancelled"])
  }

  func test_a_close_may_start_tasks_post_and_cancel() throws {
    try assertRun(
      """
      fc.observe("closed", function(info) print("heard", info) fc.sleep(1) at "observer" end)
      local other = fc.task(function()
        local x <close> = closing(function() print "other closed" end)
        fc.sleep(9)
      end)
      local task = fc.task(function()
        local x <close> = closing(function()
          fc.task(function() print "started" fc.sleep(1) at "started" end)
          fc.post("closed", 1)
          fc.after(1, function() at "timer" end)
          other:cancel()
          print(select(2, pcall(fc.sleep, 1)))
          print(select(2, pcall(fc.await, other)))
          print(select(2, pcall(coroutine.yield)))
          error "in close"
        end)
        fc.sleep(9)
      end)
      task:cancel()
      print(task.status)
      """,
      prints: [
        "started", "heard\t1", "other closed",
        "fc.sleep can't wait while a task is being closed",
        "nil\tcancelled", "a coroutine can't yield while it is being closed", "cancelled",
        "1\tstarted", "1\tobserver", "1\ttimer",
      ], reports: ["quiz.lua:16: in close"])
  }

  func test_a_close_of_a_failed_task_gets_the_error() throws {
    try assertRun(
      """
      local value = setmetatable({}, { __tostring = function() return "an object" end })
      local task = fc.task(function()
        local x <close> = closing(function(_, e) print("closed", rawequal(e, value)) end)
        fc.sleep(1)
        local a, b, c = 1, 2, 3
        error(value)
      end)
      print(fc.await(task))
      """, prints: ["closed\ttrue", "nil\tquiz.lua:7: an object"],
      reports: ["quiz.lua:7: an object"])
  }

  func test_a_close_that_starts_its_like_ends() throws {
    let quitting = try runTimed(
      """
      local function spawn()
        fc.task(function() local x <close> = closing(spawn) fc.sleep(1) end)
      end
      spawn()
      fc.quit(3)
      """)
    XCTAssertEqual(quitting.status, 3)
  }
}

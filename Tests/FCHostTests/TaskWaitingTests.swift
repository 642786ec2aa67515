import XCTest

/// Where a script can wait, and what it hears where it can't.
final class TaskWaitingTests: XCTestCase {
  // MARK: Starting and awaiting

  func test_a_task_starts_at_once_and_gets_its_arguments() throws {
    try assertRun(
      """
      local task = fc.task(function(...)
        print("in", select("#", ...), ...)
        fc.sleep(1)
        at "out"
      end, 1, nil, "x", nil)
      print(task, task.status)
      fc.sleep(2)
      print(task, task.status)
      """,
      prints: [
        "in\t4\t1\tnil\tx\tnil", "task started at quiz.lua:2 (running)\trunning", "1\tout",
        "task started at quiz.lua:2 (done)\tdone",
      ])
  }

  func test_await_gives_the_results_before_and_after_the_end() throws {
    try assertRun(
      """
      local function results(...) print(select("#", ...), ...) end
      local at_once = fc.task(function() return 42, nil, {}, nil end)
      local nothing = fc.task(function() end)
      local later = fc.task(function() fc.sleep(1) return nil, 1, nil end)
      table.collect()
      print(select("#", fc.await(at_once)), (fc.await(at_once)))
      results(fc.await(nothing))
      results(fc.await(later))
      table.collect()
      results(fc.await(later))
      """, prints: ["4\t42", "0", "3\tnil\t1\tnil", "3\tnil\t1\tnil"])
  }

  func test_await_of_a_timer_waits_until_it_fires() throws {
    try assertRun(
      """
      local once = fc.after(1, function() at "fires" end)
      fc.task(function() at(fc.await(once)) end)
      fc.sleep(2)
      at(fc.await(once))
      local beats = fc.every(1, function() end)
      for i = 1, 3 do at(i, fc.await(beats)) end
      fc.after(0.5, function() beats:cancel() end)
      at(fc.await(beats))
      at(fc.await(beats))
      """,
      prints: [
        "1\tfires", "1\ttrue", "2\ttrue", "3\t1\ttrue", "4\t2\ttrue", "5\t3\ttrue",
        "5.5\tnil\tcancelled", "5.5\tnil\tcancelled",
      ])
  }

  func test_those_who_await_the_same_go_on_in_order_and_may_await_again() throws {
    try assertRun(
      """
      local beats = fc.every(1, function() end)
      for i = 1, 3 do
        fc.task(function()
          fc.await(beats)
          at(i)
          if i == 2 then fc.await(beats) at "again" beats:cancel() end
        end)
      end
      """, prints: ["1\t1", "1\t2", "1\t3", "2\tagain"])
  }

  func test_one_who_goes_on_may_cancel_the_others_who_await_the_same() throws {
    try assertRun(
      """
      local awaited = fc.task(function() fc.sleep(1) end)
      local tasks = {}
      for i = 1, 3 do
        tasks[i] = fc.task(function()
          fc.await(awaited)
          at(i)
          for j = 1, 3 do if j ~= i then tasks[j]:cancel() end end
        end)
      end
      fc.sleep(2)
      print(tasks[1].status, tasks[2].status, tasks[3].status)
      """, prints: ["1\t1", "done\tcancelled\tcancelled"])
  }

  func test_a_failed_task_gives_nil_and_the_message() throws {
    try assertRun(
      """
      local failed = fc.task(function() fc.sleep(1) error "broken" end)
      print(fc.await(failed))
      print(fc.await(failed), failed.status)
      local odd = fc.task(function() error { code = 1 } end)
      print(fc.await(odd))
      """,
      prints: [
        "nil\tquiz.lua:2: broken", "nil\tfailed",
        "nil\tquiz.lua:5: error value { code = 1 }",
      ], reports: ["quiz.lua:2: broken", "quiz.lua:5: error value { code = 1 }"])
  }

  // MARK: Waiting inside of

  func test_waiting_works_inside_protected_calls() throws {
    try assertRun(
      """
      print(pcall(function() fc.sleep(1) at "in pcall" return 1, 2 end))
      print(xpcall(function(x) fc.sleep(1) at "in xpcall" error(x) end,
        function(e) return "handled " .. tostring(e) end, {} and "e"))
      print(pcall(pcall, function() fc.sleep(1) error("nested", 0) end))
      print(pcall(fc.sleep, 1))
      at "end"
      """,
      prints: [
        "1\tin pcall", "true\t1\t2", "2\tin xpcall", "false\thandled quiz.lua:3: e",
        "true\tfalse\tnested", "true", "4\tend",
      ])
  }

  func test_waiting_works_inside_metamethods() throws {
    try assertRun(
      """
      local function wait(result) return function() fc.sleep(1) return result end end
      local object = setmetatable({}, {
        __index = wait "index", __newindex = wait(), __call = wait "call", __add = wait "add",
        __concat = wait "concat", __lt = wait(true), __le = wait(false), __eq = wait(true),
        __unm = wait "minus", __len = wait(7),
        __pairs = function() fc.sleep(1) return function() fc.sleep(1) end end,
      })
      local other = setmetatable({}, getmetatable(object))
      at(object.x, object(), object + 1, object .. "x", object < other, object <= other,
        object == other, -object, #object)
      object.y = 1
      for _ in pairs(object) do end
      at()
      """, prints: ["9\tindex\tcall\tadd\tconcat\ttrue\tfalse\ttrue\tminus\t7", "12"])
  }

  func test_waiting_works_where_a_block_is_closed() throws {
    try assertRun(
      """
      do
        local x <close> = closing(function(_, e) fc.sleep(1) at("closed", e) end)
      end
      print(pcall(function()
        local x <close> = closing(function(_, e) fc.sleep(1) at("closed by", e) end)
        error("e", 0)
      end))
      local function f()
        local x <close> = closing(function() fc.sleep(1) end)
        return "result"
      end
      at(f())
      """, prints: ["1\tclosed\tnil", "2\tclosed by\te", "false\te", "3\tresult"])
  }

  func test_waiting_works_in_iterators_and_nested_coroutines() throws {
    try assertRun(
      """
      local function beats(count)
        return coroutine.wrap(function()
          for i = 1, count do fc.sleep(1) coroutine.yield(i) end
        end)
      end
      for i in beats(2) do at("beat", i) end
      local outer = coroutine.wrap(function(...)
        print("outer", ...)
        for i in beats(2) do
          local co = coroutine.create(function(x)
            fc.sleep(1)
            local y = coroutine.yield(x .. "!")
            fc.sleep(1)
            return y
          end)
          print(coroutine.resume(co, i))
          print(coroutine.resume(co, "y"))
          print(coroutine.resume(co), coroutine.status(co))
        end
        return "end"
      end)
      at(outer(1, 2))
      """,
      prints: [
        "1\tbeat\t1", "2\tbeat\t2", "outer\t1\t2",
        "true\t1!", "true\ty", "false\tdead", "true\t2!", "true\ty", "false\tdead", "8\tend",
      ])
  }

  func test_an_error_after_a_wait_passes_through_coroutines() throws {
    try assertRun(
      """
      local co = coroutine.create(function() fc.sleep(1) error "in coroutine" end)
      print(coroutine.resume(co))
      print(pcall(coroutine.wrap(function() fc.sleep(1) error("in wrap", 0) end)))
      """, prints: ["false\tquiz.lua:2: in coroutine", "false\tin wrap"])
  }

  func test_a_task_that_yields_itself_goes_on_in_the_next_turn() throws {
    try assertRun(
      """
      fc.task(function() print("a", coroutine.yield("nobody takes it")) print "a2" end)
      fc.task(function() coroutine.yield() print "b" end)
      fc.after(0, function() coroutine.yield() print "c" end)
      print "main"
      """, prints: ["main", "a", "a2", "b", "c"])
  }

  // MARK: Refusals

  func test_where_lua_cannot_wait_the_function_in_the_way_is_named() throws {
    try assertRun(
      """
      local function wait() fc.sleep(1) end
      local asks = setmetatable({}, { __tostring = wait, __index = wait, __len = wait })
      local sort, try = table.sort, pcall
      fails("fc.sleep can't wait inside 'table.sort'", sort, { 2, 1 }, wait)
      fails("fc.sleep can't wait inside 'string.gsub'", function() return ("x"):gsub("x", wait) end)
      fails("fc.sleep can't wait inside 'tostring'", function() return tostring(asks) end)
      fails("fc.sleep can't wait inside 'tostring'", function() print(asks) end)
      fails("fc.sleep can't wait inside 'table.concat'", function() return table.concat(asks, "", 1, 1) end)
      fails("fc.sleep can't wait inside 'load'", function() assert(load(wait)) end)
      fails("fc.sleep can't wait inside 'table.sort'", function()
        table.sort({ 2, 1 }, function() try(error) assert(try(wait)) end)
      end)
      fails("fc.sleep can't wait inside 'table.sort'", function()
        table.sort({ 2, 1 }, function() coroutine.wrap(wait)() end)
      end)
      fails("fc.await can't wait inside 'table.sort'", function()
        local task = fc.task(fc.sleep, 1)
        table.sort({ 2, 1 }, function() fc.await(task) end)
      end)
      fails("layer:animate can't wait inside 'table.sort'", function()
        local layer = fc.layer {}
        table.sort({ 2, 1 }, function() layer:animate(move(1)) end)
      end)
      at "end"
      """, prints: ["0\tend"])
  }

  func test_a_module_cannot_wait() throws {
    let folder = try ScriptFolder(
      """
      local fc = require "fc"
      print(pcall(require, "slow"))
      """, texts: ["slow.lua": "require('fc').sleep(1)"])
    _ = try folder.load()
    XCTAssertEqual(folder.printed.count, 1)
    XCTAssertTrue(
      folder.printed[0].contains("slow.lua:1: fc.sleep can't wait inside 'require'"),
      folder.printed[0])
  }

  func test_a_function_that_the_host_calls_for_its_result_cannot_wait() throws {
    for (statement, name) in [
      ("k:card { question = 'q', answer = fc.sleep(1) }", "answer key \"Show States\""),
      (
        "k:card { question = 'q', answer = 'a', check = function() fc.sleep(1) end }",
        "check of card \"q\""
      ),
      (
        "k:generate({ id = 'g', count = 1 }, function() fc.sleep(1) end)", "generate"
      ),
    ] {
      let folder = try ScriptFolder(
        """
        local fc = require "fc"
        local deck = fc.deck { title = "States" }
        deck:answer_key("Show States", function(k)
          \(statement)
        end)
        return deck
        """)
      let report = try folder.report()
      XCTAssertTrue(report.contains("fc.sleep can't wait"), report)
      XCTAssertTrue(report.contains(name), report)
    }
  }

  func test_an_easing_cannot_wait() throws {
    try assertRun(
      """
      local layer = fc.layer { x = 0 }
      layer:add_animation(fc.animation { key_path = "x", to = 1, duration = 2,
        easing = function() fc.sleep(1) end }, "k")
      fc.sleep(1)
      at(layer:presentation_value "x")
      fc.sleep(1)
      at(layer.x)
      """, prints: ["1\t0.5", "2\t1"],
      reports: ["quiz.lua:4: fc.sleep can't wait inside 'presentation_value'"])
  }
}

import FCLoop
import FCLua
import XCTest

@testable import FCHost

/// How long views live, and what they hold.
final class ViewLifetimeTests: XCTestCase {
  func test_shown_screens_keep_their_functions_and_let_go_when_they_are_gone() throws {
    let stage = try AppStage(
      """
      alive = setmetatable({}, { __mode = "k" })
      function living() local n = 0 for _ in pairs(alive) do n = n + 1 end return n end
      do
        local target = { act = function(self) print(self.name) end, name = "T" }
        local button = ui.button { title = "B", target = target, action = "act" }
        local screen = ui.screen { title = "S", ui.stack { button },
          on_close = function() print "close" end }
        button.tag = screen
        alive[target], alive[button], alive[screen] = true, true, true
        ui.push(screen)
      end
      table.collect() table.collect()
      print(living())
      fc.task(function() fc.sleep(1) ui.pop() table.collect() table.collect() print(living()) end)
      """
    ) { $0.clock = ManualClock(skipsIdleTime: true) }
    stage.type("1")
    stage.host.run(untilScreen: false)
    XCTAssertEqual(stage.printed, ["3", "T", "close", "0"])
    XCTAssertEqual(stage.reported, [])
  }

  func test_views_whose_functions_mention_them_are_collected() throws {
    let run = try runTimed(
      """
      local ui = fc.ui
      local alive = setmetatable({}, { __mode = "k" })
      local function round(count)
        for i = 1, count do
          local list, screen
          list = ui.list { count = function() return #list.title end,
            row = function() return screen.title end, on_delete = function() return list end }
          local bar = ui.tab_bar { tabs = { { title = "T", view = list } } }
          bar.on_change = function() return bar, list end
          screen = ui.screen { title = "S", bar, on_close = function() return screen end,
            commands = { { title = "c", on_press = function() return screen end } } }
          list.layer:on("k", function() return screen end)
          if i % 10 == 0 then alive[screen] = true end
          if i % 100 == 0 then ui.push(screen) ui.pop() end
        end
      end
      round(300)
      table.collect() table.collect()
      local before = collectgarbage "count"
      for _ = 1, 4 do round(300) end
      table.collect() table.collect()
      local n = 0
      for _ in pairs(alive) do n = n + 1 end
      local growth = collectgarbage "count" - before
      print(n, growth < 64 or growth)
      """)
    XCTAssertEqual(run.printed, ["0\ttrue"])
    XCTAssertEqual(run.reported, [])
  }

  func test_a_host_and_its_state_go_with_views_that_have_moved() throws {
    weak var state: State?
    func use() throws {
      let stage = try AppStage(
        """
        local screen
        local pop = ui.popover { title = "Sure?", on_close = function() print(screen.title) end }
        screen = ui.screen { title = "S", commands = { { title = "ask", letter = "a",
            on_press = function(s) s:open(pop) end } },
          ui.tab_bar { tabs = { { title = "One" }, { title = "Two" } } },
          ui.text_field { title = "Name", on_submit = function() print(screen.title) end } }
        ui.push(screen)
        """)
      stage.type("2", "3 Mango", ":a")
      state = stage.host.state
    }
    try use()
    XCTAssertNil(state)
  }

  func test_a_view_is_the_same_value_however_it_is_reached() throws {
    try assertViews(
      """
      local seen = {}
      do
        local button = ui.button { title = "B", on_press = function(b) seen[b] = true end }
        screen = ui.screen { button }
        seen.button = button
      end
      table.collect()
      assert(screen.views[1] == seen.button and screen.focus == nil or screen.focus == seen.button)
      screen.views[1]:press()
      assert(seen[seen.button])
      """)
  }

  func test_a_script_without_memory_for_its_views_says_so() throws {
    let script = """
      local fc = require "fc" local ui = fc.ui
      local list = ui.list { count = function() return 2 end, row = function(i)
        return { title = "r" .. i } end, on_select = function() end }
      local screen = ui.screen { title = "S", background = { from = "#000", to = "#fff" },
        commands = { { title = "c", letter = "c", on_press = function() end } },
        ui.tab_bar { tabs = { { title = "T", view = list } } },
        ui.stack { ui.button { title = "b", target = {}, action = "a" }, ui.label { text = "l" } } }
      ui.push(screen)
      list:reload()
      ui.present(ui.screen { ui.text_field { title = "t", text = "x" } })
      ui.dismiss()
      ui.pop()
      return nil
      """
    var number = 1
    var isDone = false
    while !isDone, number < 20_000 {
      let folder = try ScriptFolder(script)
      do {
        let host = try folder.makeHost { $0.failingAllocations = number..<number + 1 }
        try host.load("\(folder.path)/quiz.lua")
        isDone = host.state.memory.allocations < number
        host.close()
      } catch let error as ScriptError {
        XCTAssertTrue([.memory, .limit].contains(error.kind), "\(number): \(error)")
      }
      number += number < 200 ? 1 : 7
    }
    XCTAssertTrue(isDone)
  }
}

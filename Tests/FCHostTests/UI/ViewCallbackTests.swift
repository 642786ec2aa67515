import FCLoop
import FCViews
import XCTest

@testable import FCHost

/// The functions that scripts give to views.
final class ViewCallbackTests: XCTestCase {
  func test_target_and_action_get_the_sender() throws {
    let stage = try AppStage(
      """
      local target = { name = "T" }
      function target:toggle(sender) print(self.name, sender.title, sender.tag) end
      ui.push(ui.screen { title = "S",
        ui.button { title = "Favorite", tag = 7, target = target, action = "toggle" },
        ui.button { title = "Wait", on_press = function(b) fc.sleep(0) print(b.title) end },
        ui.button { title = "Bad", target = target, action = "none" },
        ui.button { title = "Worse", on_press = function() error "no" end } })
      table.collect()
      """)
    XCTAssertEqual(stage.lines, ["S", "  1) Favorite", "  2) Wait", "  3) Bad", "  4) Worse"])
    stage.type("1", "2", "", "3", "4", "1")
    XCTAssertEqual(stage.printed, ["T\tFavorite\t7", "Wait", "T\tFavorite\t7"])
    XCTAssertEqual(stage.reported.count, 2)
    XCTAssertTrue(stage.folder.reported[0].contains("action \"none\" of button \"Bad\""))
    XCTAssertTrue(stage.folder.reported[1].contains("on_press of button \"Worse\""))
    XCTAssertTrue(stage.host.hasReportedErrors)
  }

  func test_a_list_asks_for_its_rows_deletes_and_brings_back() throws {
    let stage = try AppStage(
      """
      local names = { "A", "B", "C" }
      ui.push(ui.screen { title = "S", ui.list {
        count = function() return #names end,
        row = function(i) return { title = names[i], detail = "d" .. i, marked = i == 2 } end,
        on_select = function(i, list) print("select", i, list.selection) end,
        on_delete = function(i)
          local name = table.remove(names, i)
          return function() table.insert(names, i, name) end
        end } })
      """)
    XCTAssertEqual(stage.lines, ["S", "  1) A, d1", "  2) B (marked), d2", "  3) C, d3"])
    stage.type("2", ":d 1", "y")
    XCTAssertEqual(stage.printed, ["select\t2\t2"])
    XCTAssertEqual(
      stage.lines, ["S", "  1) B, d1", "  2) C (marked), d2", "Deleted A. :u brings it back."])
    stage.type(":u")
    XCTAssertEqual(stage.lines.count, 4)
    XCTAssertEqual(stage.reported, [])
  }

  func test_a_row_that_fails_is_told_once_and_shown_as_failed() throws {
    let stage = try AppStage(
      """
      list = ui.list { title = "Recipes", count = 3,
        row = function(i) if i == 2 then error "no row" end return "row " .. i end }
      ui.push(ui.screen { title = "S", list })
      fc.after(1, function() list:reload() end)
      """
    ) { $0.clock = ManualClock(skipsIdleTime: true) }
    for _ in 1...3 { XCTAssertTrue(stage.drawn().contains("⚠ error"), stage.drawn()) }
    XCTAssertTrue(stage.drawn().contains("row 3"))
    XCTAssertEqual(stage.reported.count, 1)
    XCTAssertTrue(stage.folder.reported[0].contains("row of list \"Recipes\""))
    stage.host.run(untilScreen: false)
    _ = stage.drawn()
    XCTAssertEqual(stage.reported.count, 2)
  }

  func test_functions_that_are_asked_can_neither_wait_nor_change_views() throws {
    let stage = try AppStage(
      """
      local label = ui.label { text = "L" }
      local screen
      screen = ui.screen { title = "S", label,
        ui.list { title = "wait", count = 1, row = function() fc.sleep(1) end },
        ui.list { title = "push", count = 1, row = function() ui.push(ui.screen {}) end },
        ui.list { title = "set", count = 1, row = function() label.text = "M" end },
        ui.list { title = "count", count = function() return -1 end },
        ui.list { title = "lies", count = function() return 1e300 end, row = function() end } }
      ui.push(screen)
      """)
    _ = stage.drawn(rows: 60)
    _ = stage.lines
    XCTAssertEqual(stage.host.ui.navigator.screens.count, 1)
    XCTAssertEqual(stage.reported.count, 5, stage.reported.joined(separator: "\n"))
    for text in [
      "can't wait", "can't use fc.ui.push inside row of list \"push\"",
      "can't use label.text inside row of list \"set\"",
      "count must return a whole number from 0", "row must return a text",
    ] {
      XCTAssertTrue(stage.reported.contains { $0.contains(text) }, text)
    }
  }

  func test_texts_tabs_and_popovers_call_back() throws {
    let stage = try AppStage(
      """
      local screen
      local pop = ui.popover { title = "Sure?", on_close = function(p) print("closed", p.title) end,
        ui.button { title = "Yes", on_press = function() screen:close_popover() end } }
      screen = ui.screen { title = "S",
        on_show = function(s) print("show", s.title) end,
        on_close = function(s) print("close", s.title) end,
        commands = { { title = "ask", letter = "a", on_press = function(s) s:open(pop) end } },
        ui.tab_bar { tabs = { { title = "One", tag = "1" }, { title = "Two" }, { title = "No" } },
          should_select = function(tab) return tab.title ~= "No" end,
          on_change = function(tab, bar, way) print(tab.title, bar.selection, way) end },
        ui.text_field { title = "Name", on_change = function(t, f) print("change", t, f.text) end,
          on_submit = function(t) print("submit", t) end },
        ui.text_view { title = "Long", on_done = function(t) print("done", t) end } }
      ui.push(screen)
      """)
    stage.type("2", "3", "4 Mango", "5", "a", "b", ".", ":a", "1")
    stage.host.ui.navigator.close()
    XCTAssertEqual(
      stage.printed,
      [
        "show\tS", "Two\t2\tright", "change\tMango\tMango", "submit\tMango", "done\ta\nb",
        "closed\tSure?", "close\tS",
      ])
    XCTAssertEqual(stage.reported, [])
  }

  func test_keys_that_come_together_are_told_once_and_before_what_follows() throws {
    let stage = try AppStage(
      """
      ui.push(ui.screen { title = "S",
        ui.text_field { title = "Name", on_change = function(t) print("name", t) end,
          on_submit = function(t) print("submit", t) end },
        ui.text_view { title = "Long", on_change = function(t) print("long", t) end,
          on_done = function(t) print("done", t) end } })
      """)
    _ = stage.drawn()
    func press(_ keys: Key...) { for key in keys { _ = stage.top?.receive(.key(KeyPress(key))) } }
    press(.character("a"), .character("b"), .character("c"))
    XCTAssertEqual(stage.printed, [])
    stage.host.loop.runOnce()
    XCTAssertEqual(stage.printed, ["name\tabc"])
    press(.character("d"), .character("e"), .enter, .tab, .character("x"), .character("y"), .escape)
    stage.host.loop.runOnce()
    XCTAssertEqual(
      stage.printed.dropFirst(), ["name\tabcde", "submit\tabcde", "long\txy", "done\txy"])
    XCTAssertEqual(stage.reported, [])
  }
}

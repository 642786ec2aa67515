import FCViews
import XCTest

@testable import FCHost

/// What a script can do to views without harm to the host.
final class HostileViewTests: XCTestCase {
  func test_screens_can_be_pushed_by_the_thousand() throws {
    try assertViews(
      """
      local screen = ui.screen { title = "S" }
      ui.push(screen)
      fails("screen \\"S\\" is shown already", ui.push, screen)
      fails("is shown already", ui.present, screen)
      for i = 1, 5000 do ui.push(ui.screen { title = "S" .. i }) end
      for i = 5000, 1, -1 do assert(ui.pop().title == "S" .. i) end
      assert(screen.is_shown and ui.pop() == screen and ui.pop() == nil and ui.dismiss() == nil)
      """)
  }

  func test_endless_screens_reach_the_limit_of_memory() throws {
    let folder = try ScriptFolder(
      "while true do fc.ui.push(fc.ui.screen { fc.ui.label { text = \"x\" } }) end")
    let host = try folder.makeHost { $0.limits.memory = 16 << 20 }
    XCTAssertThrowsError(try host.load("\(folder.path)/quiz.lua")) {
      XCTAssertEqual(($0 as? ScriptError)?.kind, .limit)
    }
    host.close()
  }

  func test_a_count_that_changes_and_rows_that_vanish_do_no_harm() throws {
    let stage = try AppStage(
      """
      local n = 0
      list = ui.list { count = function() n = (n * 7 + 3) % 11 return n end, row = function(i)
        return "r" .. i end, on_select = function() end, on_delete = function() error "no" end }
      ui.push(ui.screen { title = "S", list,
        ui.table { columns = { "a", "b" }, count = function() n = (n * 7 + 3) % 11 return n end,
          row = function(i) return { i } end, on_select = function() end } })
      """)
    for key: Key in [.end, .up, .pageUp, .character("/"), .character("r"), .enter, .delete, .tab] {
      for _ in 1...5 {
        _ = stage.drawn()
        _ = stage.top?.receive(.key(KeyPress(key)))
      }
    }
    stage.type("1", ":d 1", "y", "/r", ":n", ":p", "1")
  }

  func test_a_view_can_be_used_when_its_screen_is_gone() throws {
    let stage = try AppStage(
      """
      local label = ui.label { text = "a" }
      local list = ui.list { count = 2 }
      local screen = ui.screen { label, list }
      ui.push(screen)
      ui.pop()
      label.text = "b"
      list:reload()
      list.selection = 2
      screen:tell "gone"
      screen.views = { list }
      ui.push(ui.screen { title = "T", label })
      print(label.text, list.selection, screen.is_shown)
      """)
    XCTAssertEqual(stage.printed, ["b\t2\tfalse"])
    XCTAssertEqual(stage.lines, ["T", "b"])
  }

  func test_the_rows_of_one_page_have_the_time_of_one_call_together() throws {
    let script = """
      ui.push(ui.screen { ui.list { count = 1e9, filter_text = "no number has this" } })
      """
    let stage = try AppStage(script) { $0.limits.callTime = 0.05 }
    _ = stage.lines
    XCTAssertEqual(stage.host.stopError?.kind, .limit)
    XCTAssertEqual(stage.host.stopError?.callbacks.first?.title, "making of what the views show")
  }

  func test_a_search_counts_as_instructions() throws {
    let script = "ui.push(ui.screen { ui.list { count = 1e6, filter_text = \"none\" } })"
    let stage = try AppStage(script) { $0.limits.instructions = 100_000 }
    _ = stage.lines
    XCTAssertEqual(stage.host.stopError?.message.contains("instructions"), true)
  }

  func test_what_is_held_for_a_text_is_given_back_and_no_more() throws {
    let stage = try AppStage(
      """
      local field, view = ui.text_field { title = "f" }, ui.text_view { title = "v" }
      local function set(text) field.text, view.text = text, text end
      local texts = { ("\\t"):rep(60000), ("\\u{9b}"):rep(30000), ("\\n"):rep(60000), "" }
      ui.push(ui.screen { on_back = function() set(table.remove(texts, 1)) end })
      """)
    let held = { stage.host.state.memory.held }
    let empty = held()
    for least in [60_000 * 20, 30_000 * 20, 60_000 * (16 + 88)] {
      stage.type(":b")
      XCTAssertGreaterThan(held(), empty + least)
    }
    stage.type(":b")
    XCTAssertTrue((empty...empty + 1024).contains(held()), "\(held() - empty)")
  }

  func test_a_key_in_a_list_of_100000_rows_asks_for_those_in_sight() throws {
    let stage = try AppStage(
      """
      asked = 0
      local row = function(i) asked = asked + 1 return "row " .. i end
      ui.push(ui.screen { ui.list { count = 100000, row = row }, on_back = function() print(asked) end })
      """)
    for key: Key in [.end, .up, .pageUp] {
      _ = stage.top?.receive(.key(KeyPress(key)))
      _ = stage.drawn()
    }
    stage.type(":b")
    let asked = try XCTUnwrap(stage.printed.last.flatMap { Int($0) })
    XCTAssertLessThan(asked, 3 * 15 + 2 * 20 + 1)
  }

  func test_a_list_that_is_let_go_of_while_it_deletes_does_no_harm() throws {
    let stage = try AppStage(
      """
      local screen = ui.screen { title = "s" }
      local function fill()
        screen.views = { ui.list { count = 3, on_delete = function() screen.tag() return print end } }
        collectgarbage()
      end
      screen.tag = fill
      fill()
      ui.push(screen)
      """)
    stage.type(":d 1", "y", ":u")
    XCTAssertEqual(stage.reported, [])
    XCTAssertEqual(stage.lines.count, 4)
  }

  func test_a_row_that_takes_too_long_stops_the_script() throws {
    let stage = try AppStage(
      """
      ui.push(ui.screen { ui.list { count = 5, row = function() while true do end end } })
      """
    ) { $0.limits.callTime = 0.05 }
    XCTAssertTrue(stage.drawn().contains("⚠ error"))
    XCTAssertEqual(stage.host.stopError?.kind, .limit)
    XCTAssertTrue(stage.drawn().contains("⚠ error"))
  }
}

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

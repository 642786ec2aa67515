import FCMotion
import FCViews
import Support
import XCTest

final class NavigatorTests: XCTestCase {
  private func screens(_ titles: String...) -> [ViewScreen] { titles.map { ViewScreen($0) } }

  func test_top_screen_is_shown_and_told_of() {
    let navigator = Navigator()
    var shown: [String] = []
    navigator.onScreenChange = { shown.append($0?.title ?? "none") }
    let screens = screens("A", "B", "C")
    navigator.push(screens[0])
    navigator.push(screens[1])
    XCTAssertFalse(navigator.push(screens[0]))
    navigator.present(screens[2])
    XCTAssertNil(navigator.pop(), "a presented screen is dismissed, not popped")
    XCTAssertTrue(navigator.dismiss() === screens[2])
    XCTAssertTrue(navigator.pop() === screens[1])
    XCTAssertNil(navigator.pop())
    XCTAssertNil(navigator.dismiss())
    navigator.close()
    XCTAssertEqual(shown, ["A", "B", "C", "B", "A", "none"])
  }

  func test_dismissed_screen_takes_along_what_was_pushed_over_it() {
    let navigator = Navigator()
    var closed = ""
    let screens = screens("A", "B", "C")
    for screen in screens { screen.onClose = { closed += screen.title } }
    navigator.push(screens[0])
    navigator.present(screens[1])
    navigator.push(screens[2])
    XCTAssertTrue(navigator.dismiss() === screens[1])
    XCTAssertEqual(closed, "CB")
    XCTAssertTrue(navigator.top === screens[0])
    for screen in screens { screen.onClose = nil }
  }

  func test_screen_hears_when_it_is_shown_again() {
    let navigator = Navigator()
    var shown = 0
    let screen = ViewScreen("A")
    screen.onShow = { shown += 1 }
    navigator.push(screen)
    navigator.push(ViewScreen("B"))
    navigator.goBack()
    XCTAssertEqual(shown, 2)
  }

  func test_escape_goes_back_unless_the_screen_has_something_else_in_mind() {
    let navigator = Navigator()
    let screens = screens("A", "B")
    navigator.push(screens[0])
    XCTAssertFalse(screens[0].press(.escape))
    navigator.push(screens[1])
    var asked = 0
    screens[1].onBack = { asked += 1 }
    screens[1].press(.escape)
    XCTAssertEqual(asked, 1)
    screens[1].onBack = nil
    screens[1].press(.escape)
    XCTAssertTrue(navigator.top === screens[0])
  }

  func test_q_quits_unless_the_screen_has_something_else_in_mind() {
    let navigator = Navigator()
    var quits = 0
    navigator.onQuit = { quits += 1 }
    let screen = ViewScreen("A")
    navigator.push(screen)
    var asked = 0
    screen.onQuit = { asked += 1 }
    screen.press(.character("q"))
    _ = screen.receive(.line(":q"))
    XCTAssertEqual([asked, quits], [2, 0])
    _ = screen.receive(.endOfInput)
    screen.onQuit = nil
    screen.press(.character("q"))
    XCTAssertEqual([asked, quits], [2, 2])
  }

  func test_pushed_screen_comes_in_from_the_right_and_ends_in_its_place() {
    let stage = Stage()
    let navigator = Navigator(motion: stage.motion)
    let screen = ViewScreen("B", [Label("text")])
    navigator.push(ViewScreen("A"))
    navigator.push(screen)
    func column() -> Int? {
      var canvas = Canvas(size: Size(columns: 60, rows: 10))
      canvas.time = stage.now
      screen.draw(on: &canvas)
      return (0..<60).first { canvas[$0, 1].cluster == "t" }
    }
    XCTAssertNotNil(screen.nextChange(at: stage.now))
    XCTAssertGreaterThan(column() ?? 0, 4)
    stage.now = 1
    XCTAssertEqual(column(), 4)
    XCTAssertNil(screen.nextChange(at: stage.now))
  }
}

/// A clock moved by hand.
private final class Stage {
  var now = 0.0
  private(set) lazy var motion = Motion(
    now: { [unowned self] in now }, schedule: { _, _ in {} })
}

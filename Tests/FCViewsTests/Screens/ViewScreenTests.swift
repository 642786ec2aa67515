import FCMotion
import FCViews
import Support
import XCTest

final class ViewScreenTests: XCTestCase {
  func test_app_is_used_by_keys_from_empty_to_a_recipe() {
    let app = RecipeApp([])
    XCTAssertTrue(app.text().contains("Nothing here yet"))
    app.type("a")
    XCTAssertTrue(app.text().contains("New recipe"))
    app.type("Mango Lassi")
    app.press(.enter)
    app.type("Peel.\nBlend.")
    app.press(.escape)
    app.press(.enter)
    XCTAssertEqual(app.recipes.map(\.name), ["Mango Lassi"])
    XCTAssertEqual(app.recipes[0].instructions, "Peel.\nBlend.")
    XCTAssertTrue(app.text().contains("› Mango Lassi"))
    app.press(.enter)
    app.press(.enter)
    XCTAssertTrue(app.text().contains("Remove from favorites"))
    app.press(.escape)
    XCTAssertTrue(app.text().contains("› Mango Lassi ★"), app.text())
    app.type("q")
    XCTAssertTrue(app.isQuit)
  }

  func test_help_line_names_the_keys_of_what_has_the_focus() {
    let app = RecipeApp()
    XCTAssertTrue(
      app.text(100, 16).hasSuffix(
        "Enter open   Del delete   / find   Tab next   a add   ? help   q quit"))
    app.press(.tab)
    XCTAssertTrue(app.text(100, 16).contains("Left Right change tab"))
    app.type("a")
    XCTAssertTrue(app.text(100, 16).hasSuffix("Tab next   Esc back   F1 help   Ctrl-Q quit"))
    app.press(.tab)
    XCTAssertTrue(app.text(100, 16).contains("Esc done   Tab next   F1 help"))
  }

  func test_notice_stands_at_the_bottom_until_the_next_key() {
    let app = RecipeApp()
    app.type("a")
    app.press(.tab)
    app.press(.tab)
    app.press(.enter)
    XCTAssertTrue(app.text().hasSuffix("Please enter a recipe name."))
    app.press(.up)
    XCTAssertFalse(app.text().contains("Please"))
    XCTAssertEqual(app.recipes.count, 3)
  }

  func test_focus_follows_arrows_to_the_nearest_view() {
    let buttons = "ABCD".map { Button(String($0)) }
    let screen = ViewScreen(
      "",
      [
        Stack(.horizontal, [buttons[0], buttons[1]]), Stack(.horizontal, [buttons[2], buttons[3]]),
      ])
    func focused() -> String { buttons.first(where: \.isFocused)?.title ?? "" }
    _ = screen.text(40, 12)
    var order = ""
    for key in [Key.right, .down, .left, .up, .down] {
      screen.press(key)
      order += focused()
      _ = screen.text(40, 12)
    }
    XCTAssertEqual(order, "BDCAC")
    XCTAssertFalse(screen.press(.left))
  }

  func test_focused_view_is_scrolled_into_sight() {
    let fields = (1...12).map { TextField("Field \($0)") }
    let screen = ViewScreen("Form", fields)
    for field in fields {
      let text = screen.text(24, 8)
      XCTAssertTrue(text.contains("› \(field.title)"), text)
      screen.press(.tab)
    }
    XCTAssertTrue(screen.text(24, 8).contains("› Field 1"))
  }

  func test_button_out_of_sight_is_shown_before_it_can_be_pressed() {
    var pressed = 0
    let text = Label((1...20).map { "line \($0)" }.joined(separator: "\n"))
    let screen = ViewScreen("Long", [text, Button("Delete") { _ in pressed += 1 }])
    XCTAssertTrue(screen.text(30, 8).contains("line 1"))
    screen.press(.down)
    XCTAssertTrue(screen.text(30, 8).contains("line 2"))
    screen.press(.enter)
    XCTAssertEqual(pressed, 0)
    XCTAssertTrue(screen.text(30, 8).contains("[› Delete ‹]"))
    screen.press(.enter)
    XCTAssertEqual(pressed, 1)
  }

  func test_popover_takes_the_keys_until_it_is_closed() {
    var pressed = ""
    let below = Button("Below") { _ in pressed += "below " }
    let screen = ViewScreen("Screen", [below])
    let popover = Popover("Sure?", anchor: below, [Button("Yes") { _ in pressed += "yes " }])
    var closed = 0
    popover.onClose = { closed += 1 }
    _ = screen.text(40, 14)
    screen.open(popover)
    let text = screen.text(40, 14)
    XCTAssertTrue(text.contains("╭─ Sure?"), text)
    XCTAssertTrue(text.contains("[› Yes ‹]") && text.hasSuffix("Esc close"), text)
    screen.press(.enter)
    screen.press(.tab)
    screen.press(.escape)
    screen.press(.enter)
    XCTAssertEqual(pressed, "yes below ")
    XCTAssertEqual(closed, 1)
    XCTAssertNil(screen.popover)
  }

  func test_popover_is_inside_the_screen_at_every_size() {
    let anchor = Button("Anchor")
    let rows = (1...9).map { Label("line \($0) of a popover") }
    for anchored in [true, false] {
      let screen = ViewScreen("Screen", [Label("text"), anchor])
      _ = screen.text(20, 6)
      let popover = Popover("Title", anchor: anchored ? anchor : nil, rows)
      screen.open(popover)
      for (columns, lines) in [(20, 6), (24, 9), (40, 12), (90, 40)] {
        _ = screen.text(columns, lines)
        let whole = Rect(column: 0, row: 0, columns: columns, rows: lines - 1)
        XCTAssertEqual(popover.frame.intersection(whole), popover.frame)
      }
    }
  }

  func test_press_beside_a_popover_closes_it() {
    let screen = ViewScreen("Screen", [Button("A")])
    screen.open(Popover("", [Label("note")]))
    _ = screen.text(40, 14)
    XCTAssertTrue(screen.click(column: 0, row: 0))
    XCTAssertNil(screen.popover)
  }

  func test_keys_are_all_shown_on_a_question_mark() {
    let app = RecipeApp()
    app.type("?")
    let text = app.text()
    XCTAssertTrue(text.contains("Keys") && text.contains("a  F3") && text.contains("add"), text)
    app.press(.escape)
    XCTAssertFalse(app.text().contains("Keys"))
  }

  func test_screen_is_drawn_again_when_a_view_changes_and_not_else() {
    let label = Label("one")
    let button = Button("A")
    let screen = ViewScreen("", [Stack([label]), button])
    _ = screen.text(30, 8)
    _ = screen.text(30, 8)
    screen.needsDisplay = false
    XCTAssertFalse(screen.needsDisplay)
    label.text = "two"
    XCTAssertTrue(screen.needsDisplay)
    screen.needsDisplay = false
    button.isHidden = true
    XCTAssertTrue(screen.needsDisplay)
  }

  func test_random_keys_on_random_trees_do_no_harm() {
    let keys: [Key] = [
      .enter, .escape, .tab, .backspace, .delete, .up, .down, .left, .right, .home, .end,
      .pageUp, .pageDown, .character("/"), .character("y"), .character("u"), .character("?"),
      .character("2"), .character("é"), .character("👨‍👩‍👧"), .function(1),
    ]
    let modifiers: [KeyPress.Modifiers] = [[], [], [], .control, .alt, .shift]
    for seed in 1...80 {
      var trees = RandomTree(seed: UInt64(seed))
      let screen = ViewScreen("Random", [trees.view(), trees.view()])
      let navigator = Navigator(motion: nil)
      navigator.push(screen)
      for step in 1...60 {
        let key = keys.randomElement(using: &trees.random) ?? .tab
        screen.press(key, modifiers.randomElement(using: &trees.random) ?? [])
        if step % 5 == 0 {
          let columns = Int.random(in: 1...80, using: &trees.random)
          _ = screen.text(columns, Int.random(in: 1...30, using: &trees.random))
          let place = Point(
            column: Int.random(in: 0...80, using: &trees.random),
            row: Int.random(in: 0...30, using: &trees.random))
          _ = screen.receive(.mouse(MouseEvent(step % 2 == 0 ? .press : .scrollDown, at: place)))
        }
        if step % 20 == 0 { _ = screen.lines }
      }
    }
  }
}

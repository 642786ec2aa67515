import FCViews
import Support
import XCTest

final class ControlTests: XCTestCase {
  func test_button_calls_its_action_with_itself() {
    var pressed: [String] = []
    let button = Button("Save", tag: "save") { pressed.append($0.tag + $0.title) }
    let screen = ViewScreen("", [button])
    _ = screen.text(30, 6)
    screen.press(.enter)
    screen.press(" ")
    XCTAssertTrue(screen.click(column: 5, row: 0))
    XCTAssertFalse(screen.click(column: 25, row: 0))
    XCTAssertEqual(pressed, ["saveSave", "saveSave", "saveSave"])
    button.isEnabled = false
    XCTAssertFalse(screen.press(.enter))
    button.press()
    XCTAssertEqual(pressed.count, 3)
  }

  func test_focus_of_a_button_is_seen_without_colour() {
    let screen = ViewScreen("", [Button("A"), Button("B")])
    XCTAssertTrue(screen.text(30, 6).contains("[› A ‹]"))
    screen.press(.tab)
    XCTAssertTrue(screen.text(30, 6).contains("[› B ‹]"))
    let plain = Canvas(columns: 30, rows: 6, asciiOnly: true, drawing: screen).text
    XCTAssertTrue(plain.contains("[  A  ]") && plain.contains("[> B <]"), plain)
  }

  func test_table_columns_are_as_wide_as_their_cells_and_cut_where_that_is_too_much() {
    let table = Table(
      [TableColumn("Name"), TableColumn("Minutes", alignment: .right)],
      rows: [["Mango Lassi", "5"], ["Äpple", "120"], ["short"]])
    let screen = ViewScreen("", [table])
    let lines = screen.text(40, 8).split(separator: "\n").map(String.init)
    XCTAssertEqual(lines[0], "  Name         Minutes")
    XCTAssertEqual(lines[1], "  Mango Lassi        5")
    XCTAssertEqual(lines[2], "  Äpple            120")
    XCTAssertEqual(lines[3], "  short")
    XCTAssertTrue(screen.text(20, 6).contains("Mango La…"), screen.text(20, 6))
  }

  func test_table_asks_only_for_rows_in_sight() {
    var asked = 0
    let table = Table(
      [TableColumn("n")], count: { 100_000 },
      row: {
        asked += 1
        return ["row \($0)"]
      })
    table.onSelect = { _ in }
    let screen = ViewScreen("", [table])
    screen.press(.end)
    _ = screen.text(40, 12)
    XCTAssertLessThanOrEqual(asked, 200)
    XCTAssertTrue(screen.text(40, 12).contains("› row 99999"))
  }

  func test_progress_shows_title_bar_and_number_and_follows_its_layer() {
    let progress = Progress("Loading", fraction: 0.5)
    let screen = ViewScreen("", [progress])
    XCTAssertTrue(screen.text(36, 8).contains("50 %"))
    screen.needsDisplay = false
    progress.fraction = 0.75
    XCTAssertTrue(screen.needsDisplay)
    progress.layer["progress"] = .number(1)
    XCTAssertTrue(screen.text(36, 8).contains("100 %"))
    progress.layer["progress"] = .number(.nan)
    XCTAssertTrue(screen.text(36, 8).contains(" 0 %"))
  }

  func test_picture_says_what_is_to_be_seen() {
    let image = Image("mango.png", description: "A ripe mango")
    XCTAssertTrue(ViewScreen("", [image]).text(40, 20).contains("A ripe mango"))
    XCTAssertEqual(image.lines, ["Picture: A ripe mango"])
    XCTAssertEqual(Image("mango.png").lines, ["Picture: mango.png"])
  }

  func test_background_shows_through_and_text_on_it_can_be_read() {
    let label = Label("Mango", style: .accent)
    label.background = .gradient(from: .rgb(0, 0, 0), to: .rgb(200, 100, 0), isHorizontal: true)
    let canvas = Canvas(columns: 24, rows: 6, drawing: ViewScreen("", [label]))
    XCTAssertEqual(canvas[1, 0].style.background, .rgb(0, 0, 0))
    XCTAssertEqual(canvas[22, 0].style.background, .rgb(200, 100, 0))
    XCTAssertEqual(canvas[1, 0].style.foreground, .rgb(255, 255, 255))
    XCTAssertEqual(canvas[1, 1].style.background, .standard)
  }

  func test_screen_has_a_background_that_a_popover_stands_on() {
    let screen = ViewScreen("Title", [Label("text")])
    screen.background = Color(hex: "#203040").map { .color($0) }
    screen.foreground = Color(hex: "#ffffff")
    let canvas = Canvas(columns: 24, rows: 6, drawing: screen)
    XCTAssertTrue(canvas.cells.allSatisfy { $0.style.background == .rgb(0x20, 0x30, 0x40) })
    XCTAssertEqual(canvas[1, 0].style.foreground, .rgb(255, 255, 255))
    screen.open(Popover("", [Label("note")]))
    let covered = Canvas(columns: 24, rows: 6, drawing: screen)
    XCTAssertTrue(covered.cells.contains { $0.style.background == .standard })
  }

  func test_colours_are_read_from_hex() {
    XCTAssertEqual(Color(hex: "#ff8000"), .rgb(255, 128, 0))
    XCTAssertEqual(Color(hex: "#fff"), .rgb(255, 255, 255))
    for text in ["", "ff8000", "#ff80", "#ff800", "#gggggg", "#ff800080"] {
      XCTAssertNil(Color(hex: text), text)
    }
  }

  func test_layer_moves_a_view_in_a_stack() {
    let button = Button("A")
    let screen = ViewScreen("", [Stack(.horizontal, [button])])
    let layer = button.layer
    XCTAssertEqual(screen.layers.filter { $0 === layer }.count, 1)
    screen.needsDisplay = false
    button.layer["x"] = .number(5)
    XCTAssertTrue(screen.needsDisplay)
    XCTAssertTrue(screen.text(30, 6).hasPrefix("      [› A ‹]"))
    button.layer["opacity"] = .number(0)
    XCTAssertFalse(screen.text(30, 6).contains("A"))
  }

  func test_help_line_keeps_what_tells_of_all_keys_when_others_are_cut_off() {
    let line = HelpLine()
    line.items = [
      HelpLine.Item("Enter", "open"), HelpLine.Item("Del", "delete"), HelpLine.Item("a", "add"),
      HelpLine.Item("?", "help"), HelpLine.Item("q", "quit"),
    ]
    func shown(_ columns: Int) -> String {
      var canvas = Canvas(size: Size(columns: columns, rows: 1))
      line.draw(
        on: &canvas, in: Rect(column: 0, row: 0, columns: columns, rows: 1), density: .tight)
      return canvas.text.split(separator: "\n").first.map(String.init) ?? ""
    }
    line.keptIndex = 3
    XCTAssertEqual(shown(49), "Enter open   Del delete   a add   ? help   q quit")
    XCTAssertEqual(shown(48), "Enter open   Del delete   a add   ? help …")
    XCTAssertEqual(shown(41), "Enter open   Del delete …   ? help")
    XCTAssertEqual(shown(33), "Enter open   Del delete   a add …")
    XCTAssertEqual(shown(11), "…")
    line.keptIndex = nil
    XCTAssertEqual(shown(41), "Enter open   Del delete   a add …")
  }
}

import FCTerminal
import FCText
import FCViews
import Support
import XCTest

final class RendererTests: XCTestCase {
  private let renderer = Renderer(capabilities: Capabilities(colors: .full))

  private func canvas(_ lines: String..., columns: Int = 20, rows: Int = 3, style: Style = .plain)
    -> Canvas
  {
    var canvas = Canvas(size: Size(columns: columns, rows: rows))
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: Point(column: 0, row: row), style: style)
    }
    return canvas
  }

  /// The bytes of a frame, without the marks around it.
  private func frame(_ old: Canvas?, _ new: Canvas, _ capabilities: Capabilities? = nil) -> String {
    let renderer = capabilities.map(Renderer.init) ?? renderer
    let text = String(decoding: renderer.frame(from: old, to: new), as: UTF8.self)
    guard renderer.capabilities.hasPrivateModes, !text.isEmpty else { return text }
    XCTAssertTrue(text.hasPrefix("\u{1B}[?2026h") && text.hasSuffix("\u{1B}[?2026l"), text)
    return String(text.dropFirst(8).dropLast(8))
  }

  func test_nothing_is_written_when_nothing_changed() {
    let canvas = canvas("same")
    XCTAssertEqual(renderer.frame(from: canvas, to: canvas), [])
  }

  func test_the_first_frame_clears_and_hides_the_cursor() {
    XCTAssertEqual(frame(nil, canvas("hi")), "\u{1B}[?25l\u{1B}[H\u{1B}[2Jhi")
  }

  func test_only_changed_cells_are_written() {
    XCTAssertEqual(frame(canvas("abc", "def"), canvas("abc", "dXf")), "\u{1B}[2;2HX")
  }

  func test_a_frame_in_which_one_cell_changes_takes_few_bytes() {
    var old = Canvas(size: Size(columns: 80, rows: 24))
    old.cursor = Point(column: 40, row: 12)
    var new = old
    new.write("━", at: Point(column: 70, row: 20), style: Style(.cyan, [.bold, .underline]))
    XCTAssertLessThanOrEqual(renderer.frame(from: old, to: new).count, 64)
    (old.cursor, new.cursor) = (nil, nil)
    new.write("━", at: Point(column: 70, row: 20), style: Style(.rgb(250, 250, 250), .bold))
    XCTAssertLessThanOrEqual(renderer.frame(from: old, to: new).count, 64)
  }

  func test_a_short_way_between_changes_is_written_over() {
    XCTAssertEqual(frame(canvas("abcdefghij"), canvas("Abcdefghij")), "\u{1B}[HA")
    XCTAssertEqual(frame(canvas("abcd"), canvas("AbcD")), "\u{1B}[HAbcD")
    XCTAssertEqual(frame(canvas("abcdefghij"), canvas("AbcdefghiJ")), "\u{1B}[HA\u{1B}[10GJ")
  }

  func test_the_blank_rest_of_a_row_is_erased() {
    XCTAssertEqual(frame(canvas("a long line"), canvas("a")), "\u{1B}[1;3H\u{1B}[K")
  }

  func test_styles_change_as_little_as_they_can() {
    var new = canvas("")
    new.write("a", at: Point(column: 0, row: 0), style: Style(.red, .bold))
    new.write("b", at: Point(column: 1, row: 0), style: Style(.red, [.bold, .underline]))
    new.write("c", at: Point(column: 2, row: 0), style: Style(.red, .underline))
    new.write("d", at: Point(column: 3, row: 0))
    XCTAssertEqual(
      frame(canvas(""), new),
      "\u{1B}[H\u{1B}[1;31ma\u{1B}[4mb\u{1B}[22mc\u{1B}[0md")
  }

  func test_colors_go_down_to_what_the_terminal_has() {
    let new = canvas("x", style: Style(.rgb(250, 10, 10), on: .palette(244), .italic))
    func style(_ colors: Capabilities.Colors, rich: Bool = true) -> String {
      var screen = VirtualScreen(columns: 20, rows: 3)
      let capabilities = Capabilities(colors: colors, hasRichStyles: rich)
      screen.write(Renderer(capabilities: capabilities).frame(from: nil, to: new))
      return screen.cells[0][0].style
    }
    XCTAssertEqual(style(.full), "3 b5;244 f2;250;10;10")
    XCTAssertEqual(style(.palette), "3 b5;244 f5;196")
    XCTAssertEqual(style(.sixteen), "3 b100 f91")
    XCTAssertEqual(style(.eight, rich: false), "f31")
    XCTAssertEqual(style(.none), "3")
  }

  func test_the_cursor_shows_where_the_canvas_says() {
    let old = canvas("abc")
    var new = old
    new.cursor = Point(column: 3, row: 0)
    XCTAssertEqual(frame(old, new), "\u{1B}[1;4H\u{1B}[?25h")
    XCTAssertEqual(frame(new, old), "\u{1B}[?25l")
    new.cursor = Point(column: 99, row: 99)
    XCTAssertEqual(frame(old, new), "\u{1B}[3;20H\u{1B}[?25h")
  }

  func test_a_plain_terminal_gets_no_private_modes_and_no_scrolling() {
    let plain = Capabilities(colors: .eight, hasPrivateModes: false, hasRichStyles: false)
    let full = canvas("abc", "def", columns: 3, rows: 2)
    let text = frame(nil, full, plain)
    XCTAssertFalse(text.contains("?"), text)
    var screen = VirtualScreen(columns: 3, rows: 2)
    screen.write(Array(text.utf8))
    XCTAssertEqual(screen.text, "abc\nde")
    XCTAssertEqual(screen.scrolled, 0)
  }

  func test_another_charset_shows_question_marks() {
    let ascii = Capabilities(colors: .none, encodesUTF8: false)
    XCTAssertTrue(frame(nil, canvas("Zoë 日本"), ascii).hasSuffix("Zo? ????"))
  }

  func test_nothing_in_a_cell_commands_the_terminal() {
    var new = Canvas(size: Size(columns: 6, rows: 1))
    for (column, cluster) in ["\u{1B}", "\r\n", "\u{9B}", "\u{200B}", "\u{7F}", "x"].enumerated() {
      new[column, 0] = Cell(Character(cluster))
    }
    XCTAssertTrue(frame(nil, new).hasSuffix("\u{1B}[2J     x"))
  }

  func test_half_a_wide_cluster_is_left_blank() {
    var new = Canvas(size: Size(columns: 4, rows: 1))
    new[0, 0] = Cell(" ", isContinuation: true)
    new[1, 0] = Cell("日")
    new[3, 0] = Cell("本")
    new[2, 0] = Cell("a")
    XCTAssertTrue(frame(nil, new).hasSuffix("\u{1B}[2J  a "), frame(nil, new))
  }

  func test_after_an_emoji_the_place_is_set_anew() {
    XCTAssertTrue(frame(nil, canvas("👍🏽x")).hasSuffix("👍🏽\u{1B}[1;3Hx\u{1B}[K"))
  }

  func test_what_stands_right_of_a_changed_emoji_is_drawn_again() {
    XCTAssertTrue(frame(canvas("ab xyz"), canvas("👍🏽 xyz")).hasSuffix("👍🏽\u{1B}[1;3H xyz\u{1B}[K"))
    XCTAssertTrue(frame(canvas("👍🏽 xyz"), canvas("ab xyz")).hasSuffix("ab xyz\u{1B}[K"))
    XCTAssertTrue(frame(canvas("👍🏽 xyz"), canvas("👍🏽 xYz")).hasSuffix("\u{1B}[1;5HY"))
  }

  func test_frames_show_what_the_canvas_holds() {
    var random = SeededGenerator(seed: 7)
    let clusters: [Character] = ["a", "b", " ", " ", "é", "日", "한", "😀", "e\u{301}", "👍🏽"]
    let styles = [
      Style.plain, Style(.red), Style(.standard, on: .blue), Style(.gray, .bold),
      Style(.standard, [.reverse, .dim]), Style(.rgb(1, 2, 3), on: .palette(200), .underline),
    ]
    for round in 0..<150 {
      let size = Size(
        columns: Int.random(in: 1...12, using: &random), rows: Int.random(in: 1...5, using: &random)
      )
      var screen = VirtualScreen(columns: size.columns, rows: size.rows)
      screen.write(Array("\u{1B}[?7l".utf8))
      var shown: Canvas?
      for _ in 0..<6 {
        var next = shown ?? Canvas(size: size)
        for _ in 0..<Int.random(in: 0...20, using: &random) {
          next.write(
            String(clusters.randomElement(using: &random) ?? " "),
            at: Point(
              column: Int.random(in: 0..<size.columns, using: &random),
              row: Int.random(in: 0..<size.rows, using: &random)),
            style: styles.randomElement(using: &random) ?? .plain)
        }
        screen.write(renderer.frame(from: shown, to: next))
        var fresh = VirtualScreen(columns: size.columns, rows: size.rows)
        fresh.write(Array("\u{1B}[?7l".utf8))
        fresh.write(renderer.frame(from: nil, to: next))
        XCTAssertTrue(screen.cells == fresh.cells, "round \(round): a style differs")
        XCTAssertEqual(screen.text, RendererTests.text(of: next), "round \(round)")
        XCTAssertEqual(screen.unknown, [])
        XCTAssertEqual(screen.scrolled, 0)
        shown = next
      }
    }
  }

  private static func text(of canvas: Canvas) -> String {
    (0..<canvas.size.rows).map { row in
      var line = ""
      for column in 0..<canvas.size.columns where !canvas[column, row].isContinuation {
        line.append(canvas[column, row].cluster)
      }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}

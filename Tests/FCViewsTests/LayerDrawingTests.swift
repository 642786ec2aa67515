import FCMotion
import FCViews
import Support
import XCTest

/// Views drawn through layers that move.
final class LayerDrawingTests: XCTestCase {
  private func canvas(of screen: Screen, at time: Double = 0, showsTravel: Bool = true) -> Canvas {
    var canvas = Canvas(size: Size(columns: 40, rows: 12))
    canvas.time = time
    canvas.showsTravel = showsTravel
    screen.draw(on: &canvas)
    return canvas
  }

  /// The first cell that shows a letter, and where it is.
  private func find(_ letter: Character, in canvas: Canvas) -> (cell: Cell, place: Point)? {
    guard let index = canvas.cells.firstIndex(where: { $0.cluster == letter }) else { return nil }
    return (canvas.cells[index], Point(column: index % 40, row: index / 40))
  }

  private func motion(at time: @escaping () -> Double = { 0 }) -> Motion {
    Motion(now: time) { _, _ in {} }
  }

  // MARK: Opacity and colour

  func test_theme_colours_fade_in_steps() {
    let label = Label("x", style: .right)
    let page = page(label)
    let steps: [(Double, Style?)] = [
      (1, .right), (0.75, .right), (0.5, Style(.green, .dim)), (0.25, Style(.green, .dim)),
      (0.2, nil), (0, nil), (-3, nil), (9, .right), (.nan, nil), (.infinity, .right),
    ]
    for (opacity, style) in steps {
      label.layer["opacity"] = .number(opacity)
      XCTAssertEqual(find("x", in: canvas(of: page))?.cell.style, style, "\(opacity)")
    }
  }

  func test_known_colours_fade_into_the_background_they_can_be_read_on() {
    func faded(_ style: Style) -> Color? {
      let label = Label("x", style: style)
      label.layer["opacity"] = .number(0.5)
      return find("x", in: canvas(of: page(label)))?.cell.style.foreground
    }
    XCTAssertEqual(faded(Style(.rgb(200, 200, 200))), .rgb(100, 100, 100))
    XCTAssertEqual(faded(Style(.rgb(0, 0, 100))), .rgb(128, 128, 178))
    XCTAssertEqual(faded(Style(.rgb(200, 0, 0), on: .rgb(0, 0, 200))), .rgb(100, 0, 100))
  }

  func test_opacities_of_a_screen_and_its_views_multiply() {
    let label = Label("x")
    let page = page(label)
    page.layer = Layer(["opacity": .number(0.5)])
    label.layer["opacity"] = .number(0.5)
    XCTAssertEqual(find("x", in: canvas(of: page))?.cell.style.attributes, .dim)
    label.layer["opacity"] = .number(0.4)
    XCTAssertNil(find("x", in: canvas(of: page)))
  }

  func test_a_colour_takes_the_place_of_the_style() {
    let label = Label("x", style: Style(.red, [.dim, .underline]))
    label.layer["color"] = LayerValue(hex: "#ff8000")
    XCTAssertEqual(
      find("x", in: canvas(of: page(label)))?.cell.style, Style(.rgb(255, 128, 0), .underline))
  }

  func test_a_hidden_field_shows_no_cursor() {
    let field = TextField(prompt: "write")
    let page = page(field)
    XCTAssertNotNil(canvas(of: page).cursor)
    field.layer["opacity"] = .number(0)
    XCTAssertNil(canvas(of: page).cursor)
  }

  // MARK: Place

  func test_a_view_moves_by_whole_cells_and_a_click_finds_it_there() throws {
    let list = ChoiceList(["one"])
    let page = page(list)
    let place = try XCTUnwrap(find("o", in: canvas(of: page))).place
    list.layer["x"] = .number(2.6)
    list.layer["y"] = .number(-0.4)
    let moved = try XCTUnwrap(find("o", in: canvas(of: page))).place
    XCTAssertEqual(moved, Point(column: place.column + 3, row: place.row))
    list.layer["position"] = .point(x: -2, y: 1.5)
    XCTAssertEqual(
      find("o", in: canvas(of: page))?.place, Point(column: place.column + 1, row: place.row + 1))
    list.layer["position"] = .point(x: 0, y: 0)
    list.layer["y"] = .number(4)
    _ = canvas(of: page)
    XCTAssertFalse(page.click(column: place.column, row: place.row))
    var chosen: Int?
    list.onChoose = { chosen = $0 }
    XCTAssertTrue(page.click(column: place.column, row: place.row + 4))
    XCTAssertEqual(chosen, 0)
  }

  func test_what_moves_out_of_its_area_is_cut_off() throws {
    let label = Label("日本")
    let page = page(label)
    page.header = [StatusLine(left: "head")]
    let place = try XCTUnwrap(find("日", in: canvas(of: page))).place
    label.layer["x"] = .number(-1)
    var drawn = canvas(of: page)
    XCTAssertNil(find("日", in: drawn))
    XCTAssertEqual(find("本", in: drawn)?.place.column, place.column + 1)
    label.layer["y"] = .number(-Double(place.row))
    drawn = canvas(of: page)
    XCTAssertNil(find("本", in: drawn))
    XCTAssertNotNil(find("h", in: drawn))
    for far in [1e300, -1e300, .infinity, .nan] {
      label.layer["x"] = .number(far)
      XCTAssertNotNil(find("h", in: canvas(of: page)))
    }
  }

  func test_a_screen_moves_as_a_whole() throws {
    let page = page(Label("body"))
    page.header = [StatusLine(left: "head")]
    let resting = canvas(of: page)
    page.layer = Layer(["x": .number(5), "y": .number(1)])
    let moved = canvas(of: page)
    for letter: Character in ["h", "b"] {
      let place = try XCTUnwrap(find(letter, in: resting)).place
      XCTAssertEqual(
        find(letter, in: moved)?.place, Point(column: place.column + 5, row: place.row + 1))
    }
  }

  func test_lines_of_a_list_move_alone() throws {
    let list = ChoiceList(["one", "two"])
    let page = page(list)
    let place = try XCTUnwrap(find("w", in: canvas(of: page))).place
    list.itemLayers = [Layer(), Layer(["x": .number(3)])]
    XCTAssertEqual(find("w", in: canvas(of: page))?.place.column, place.column + 3)
    list.itemLayers = [Layer(["opacity": .number(0)])]
    let drawn = canvas(of: page)
    XCTAssertNil(find("n", in: drawn))
    XCTAssertEqual(find("w", in: drawn)?.place, place)
  }

  // MARK: Time

  func test_a_canvas_shows_the_values_of_its_time() throws {
    let label = Label("x")
    let page = page(label)
    // It lives as long as its animations are to run.
    let motion = motion()
    defer { withExtendedLifetime(motion) {} }
    label.layer.add(
      try Animation(keyPath: "x", from: .number(0), to: .number(10), duration: 2), forKey: "Move",
      in: motion)
    let columns = [0, 0.5, 1, 2].map { find("x", in: canvas(of: page, at: $0))?.place.column ?? 0 }
    XCTAssertEqual(columns.map { $0 - columns[0] }, [0, 3, 5, 10])
    let still = canvas(of: page, at: 0, showsTravel: false)
    XCTAssertEqual(find("x", in: still)?.place.column, columns[0] + 10)
  }

  func test_a_bar_shows_the_progress_of_its_layer() {
    let bar = ProgressBar(fraction: 1)
    func done() -> Int { canvas(of: page(bar)).text.count { $0 == "━" } }
    let whole = done()
    for (progress, cells) in [(0.5, whole / 2), (0, 0), (7, whole), (-1, 0), (.nan, 0)] {
      bar.layer["progress"] = .number(progress)
      XCTAssertEqual(done(), cells)
    }
  }

  func test_a_screen_tells_when_it_must_be_drawn_again() throws {
    var now = 0.0
    let motion = motion { now }
    let label = Label("x")
    let page = page(label)
    page.needsDisplay = false
    XCTAssertNil(page.nextChange(at: now))
    label.layer["x"] = .number(1)
    XCTAssertTrue(page.needsDisplay)
    page.needsDisplay = false
    XCTAssertFalse(page.needsDisplay)
    label.layer.add(
      try Animation(keyPath: "x", to: .number(10), duration: 2, delay: 3), forKey: "Move",
      in: motion)
    page.needsDisplay = false
    XCTAssertEqual(page.nextChange(at: now), 3)
    now = 4
    XCTAssertEqual(page.nextChange(at: now), 4)
    motion.finishAll(on: [label.layer])
    XCTAssertTrue(page.needsDisplay)
    XCTAssertNil(page.nextChange(at: now))
  }

  func test_canvases_that_look_the_same_are_equal() {
    var one = Canvas(size: Size(columns: 3, rows: 1))
    let other = one
    one.time = 5
    XCTAssertEqual(one, other)
    one.cursor = Point(column: 0, row: 0)
    XCTAssertNotEqual(one, other)
  }
}

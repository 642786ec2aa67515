import FCTerminal
import FCViews
import Support
import XCTest

/// What is told over a screen, whatever that shows.
final class NoticesTests: XCTestCase {
  /// A screen of dots.
  private final class DottedScreen: Screen {
    var presses = 0

    override func draw(on canvas: inout Canvas) {
      for row in 0..<canvas.size.rows {
        canvas.write(
          String(repeating: ".", count: canvas.size.columns), at: Point(column: 0, row: row))
      }
    }

    override func receive(_ event: Event) -> Bool {
      presses += 1
      return true
    }
  }

  private let screen = DottedScreen()

  private func start(columns: Int, rows: Int) throws -> (Pty, TerminalSurface) {
    let pty = try Pty(columns: columns, rows: rows)
    let environment = TerminalEnvironment(
      variables: ["TERM": "xterm", "LANG": "C.UTF-8"], inputIsTerminal: true,
      outputIsTerminal: true)
    let surface = TerminalSurface(
      environment: environment, input: pty.descriptor, output: pty.descriptor)
    surface.screen = screen
    try surface.start()
    return (pty, surface)
  }

  private func rows(_ pty: Pty) throws -> [String] {
    try pty.receiveAll()
    return pty.screen.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func press(_ surface: TerminalSurface, _ pty: Pty) {
    pty.send("x")
    _ = surface.receiveInput()
    surface.update()
  }

  func test_each_is_told_until_the_next_key_which_the_screen_has_too() throws {
    let (pty, surface) = try start(columns: 30, rows: 6)
    defer { surface.stop() }
    surface.update()
    XCTAssertEqual(try rows(pty).last, String(repeating: ".", count: 30))
    surface.tell("The disk is full.")
    surface.tell("And so is the cup.")
    surface.update()
    XCTAssertEqual(try rows(pty)[4...], [String(repeating: ".", count: 30), " The disk is full."])
    press(surface, pty)
    XCTAssertEqual(try rows(pty).last, " And so is the cup.")
    press(surface, pty)
    XCTAssertEqual(try rows(pty).last, String(repeating: ".", count: 30))
    XCTAssertEqual(screen.presses, 2)
  }

  func test_a_long_one_takes_a_third_of_the_rows_at_most() throws {
    let (pty, surface) = try start(columns: 12, rows: 6)
    defer { surface.stop() }
    surface.tell("one two three four five\nsix seven")
    surface.update()
    let dots = String(repeating: ".", count: 12)
    XCTAssertEqual(try rows(pty), [dots, dots, dots, dots, " one two", " three fou…"])
    pty.resize(columns: 42, rows: 6)
    surface.receive(signal: SIGWINCH)
    surface.update()
    XCTAssertEqual(try rows(pty).last, " one two three four five six seven")
  }

  func test_no_more_wait_than_anyone_reads() throws {
    let (pty, surface) = try start(columns: 20, rows: 4)
    defer { surface.stop() }
    for number in 1...100 { surface.tell("notice \(number)") }
    for _ in 1...8 { press(surface, pty) }
    XCTAssertEqual(try rows(pty).last, " notice 9")
    press(surface, pty)
    XCTAssertEqual(try rows(pty).last, String(repeating: ".", count: 20))
  }
}

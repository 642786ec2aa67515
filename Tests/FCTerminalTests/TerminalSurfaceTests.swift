import FCTerminal
import FCViews
import Glibc
import Support
import XCTest

/// The surface in this process, over the end of a pty that does not control it.
final class TerminalSurfaceTests: XCTestCase {
  private final class TextScreen: Screen {
    var text = "first"
    var events: [Event] = []
    var draws = 0
    var onEvent: () -> Void = {}

    override func draw(on canvas: inout Canvas) {
      draws += 1
      canvas.write(text, at: Point(column: 0, row: 0))
    }

    override func receive(_ event: Event) -> Bool {
      events.append(event)
      onEvent()
      return true
    }
  }

  private func makeSurface(_ pty: Pty) -> TerminalSurface {
    let environment = TerminalEnvironment(
      variables: ["TERM": "xterm", "LANG": "C.UTF-8"], inputIsTerminal: true,
      outputIsTerminal: true)
    return TerminalSurface(
      environment: environment, input: pty.descriptor, output: pty.descriptor)
  }

  private func key(_ letter: Character) -> Event { .key(KeyPress(.character(letter))) }

  /// Which function handles each of the signals the guard takes.
  private func handlers() -> [Int] {
    [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT].map {
      var action = sigaction()
      sigaction($0, nil, &action)
      return unsafeBitCast(action.__sigaction_handler.sa_sigaction, to: Int.self)
    }
  }

  func test_nothing_is_written_when_nothing_changed() throws {
    let pty = try Pty()
    let surface = makeSurface(pty)
    let screen = TextScreen()
    surface.screen = screen
    try surface.start()
    defer { surface.stop() }
    surface.update()
    try pty.waitForText("first")
    let written = pty.output.count
    surface.update()
    screen.needsDisplay = true
    surface.update()
    try pty.receiveAll()
    XCTAssertEqual(pty.output.count, written)
    XCTAssertEqual(screen.draws, 2)
    screen.text = "second"
    screen.needsDisplay = true
    surface.update()
    try pty.waitForText("second")
  }

  func test_another_screen_replaces_the_first() throws {
    let pty = try Pty()
    let surface = makeSurface(pty)
    surface.screen = TextScreen()
    try surface.start()
    defer { surface.stop() }
    surface.update()
    try pty.waitForText("first")
    let other = TextScreen()
    other.text = "ab"
    other.needsDisplay = false
    surface.screen = other
    surface.update()
    try pty.wait(for: "only the other screen") { $0.screen.text.hasPrefix("ab\n") }
  }

  func test_stop_puts_back_mode_and_handlers_and_can_be_repeated() throws {
    let pty = try Pty()
    let (mode, before) = (pty.mode, handlers())
    let surface = makeSurface(pty)
    for _ in 0..<2 {
      try surface.start()
      XCTAssertTrue(pty.mode.isRaw)
      XCTAssertNotEqual(handlers(), before)
      surface.stop()
      surface.stop()
      XCTAssertEqual(pty.mode, mode)
      XCTAssertEqual(handlers(), before)
    }
  }

  func test_only_one_surface_can_have_the_terminal() throws {
    let first = try Pty()
    let second = try Pty()
    let surface = makeSurface(first)
    try surface.start()
    defer { surface.stop() }
    XCTAssertThrowsError(try makeSurface(second).start()) { error in
      XCTAssertTrue(error is SurfaceError)
    }
    XCTAssertTrue(first.mode.isRaw)
    XCTAssertFalse(second.mode.isRaw)
  }

  func test_keys_reach_the_screen_and_ctrl_c_the_host() throws {
    let pty = try Pty()
    let surface = makeSurface(pty)
    let screen = TextScreen()
    var interrupts = 0
    surface.screen = screen
    surface.onInterrupt = { interrupts += 1 }
    try surface.start()
    defer { surface.stop() }
    pty.send("a\u{3}b")
    XCTAssertTrue(surface.receiveInput())
    XCTAssertEqual(screen.events, [key("a"), key("b")])
    XCTAssertEqual(interrupts, 1)
  }

  func test_a_lone_escape_waits_for_its_delay() throws {
    let pty = try Pty()
    let surface = makeSurface(pty)
    let screen = TextScreen()
    surface.screen = screen
    try surface.start()
    defer { surface.stop() }
    XCTAssertNil(surface.inputDelay)
    pty.send("\u{1B}")
    XCTAssertTrue(surface.receiveInput())
    XCTAssertEqual(surface.inputDelay, 0.1)
    XCTAssertEqual(screen.events, [])
    surface.inputDelayPassed()
    XCTAssertEqual(screen.events, [.key(KeyPress(.escape))])
    XCTAssertNil(surface.inputDelay)
  }

  func test_what_was_typed_after_the_screen_stopped_the_surface_is_dropped() throws {
    let pty = try Pty()
    let surface = makeSurface(pty)
    let screen = TextScreen()
    screen.onEvent = { [weak surface] in surface?.stop() }
    surface.screen = screen
    try surface.start()
    pty.send("qx")
    _ = surface.receiveInput()
    XCTAssertEqual(screen.events, [key("q")])
    XCTAssertFalse(surface.receiveInput())
  }

  func test_a_closed_window_is_the_end_of_input() throws {
    let pty = try Pty()
    let surface = makeSurface(pty)
    let screen = TextScreen()
    surface.screen = screen
    try surface.start()
    defer { surface.stop() }
    pty.hangUp()
    XCTAssertFalse(surface.receiveInput())
    XCTAssertFalse(surface.receiveInput())
    XCTAssertEqual(screen.events, [.endOfInput])
    XCTAssertNil(surface.inputDescriptor)
    surface.update()
  }

  func test_a_new_size_repaints_all() throws {
    let pty = try Pty()
    let surface = makeSurface(pty)
    surface.screen = TextScreen()
    try surface.start()
    defer { surface.stop() }
    surface.update()
    try pty.waitForText("first")
    pty.resize(columns: 3, rows: 1)
    surface.receive(signal: SIGWINCH)
    surface.update()
    try pty.wait(for: "the text, cut") { $0.screen.text == "fir" }
  }
}

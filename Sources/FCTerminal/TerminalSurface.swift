import CSystem
import FCViews
import Glibc

/// The surface that fills a terminal: it draws screens and reads keys and mouse.
///
/// Between `start` and `stop` the terminal is in raw mode. It is given back however the process
/// ends, also by a signal or a crash. One surface at a time can have the process's terminal.
public final class TerminalSurface: Surface {
  public var screen: Screen?

  /// Called when the learner presses Ctrl-C, which in raw mode is a key and no signal. Without it
  /// the process ends as SIGINT would end it.
  public var onInterrupt: (() -> Void)?

  private let environment: TerminalEnvironment
  private let renderer: Renderer
  private let modes: TerminalModes
  private let input: Int32
  private let output: Int32
  private var decoder = InputDecoder()
  private var printed = PrintedLines()
  private var size = Size(columns: 0, rows: 0)
  private var isRunning = false
  private var inputHasEnded = false
  /// What the terminal shows; nil when that is unknown.
  private var shown: Canvas?
  private weak var shownScreen: Screen?
  private var notices = Notices()
  /// Those that were drawn last.
  private var shownNotices = Notices()

  /// Makes a surface over the descriptors of a terminal, which stay the caller's to close.
  public init(
    environment: TerminalEnvironment = .current(), input: Int32 = STDIN_FILENO,
    output: Int32 = STDOUT_FILENO
  ) {
    self.environment = environment
    self.input = input
    self.output = output
    let capabilities = Capabilities(environment)
    renderer = Renderer(capabilities: capabilities)
    modes = TerminalModes(capabilities: capabilities)
  }

  deinit { stop() }

  // MARK: Taking the terminal

  public func start() throws {
    if let reason = environment.whyNotFullScreen { throw SurfaceError(reason) }
    try takeTerminal()
    isRunning = true
  }

  public func stop() {
    if isRunning {
      isRunning = false
      notices = Notices()
      fcs_terminal_release()
    }
    let writer = LineWriter(descriptor: output)
    for line in printed.take() { writer.write(line, keepsTabs: true) }
    writer.flush()
  }

  private func takeTerminal() throws {
    var farewell = modes.farewell
    let error = farewell.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        fcs_terminal_take(input, output, $0.baseAddress, $0.count)
      }
    }
    guard error == 0 else {
      throw SurfaceError("The terminal can't be used: \(String(cString: strerror(error))).")
    }
    write(Array(modes.greeting.utf8))
    repaintWholly()
  }

  /// Draws everything anew at the next update, in the size the terminal has then.
  private func repaintWholly() {
    shown = nil
    size = environment.size(of: output, input)
  }

  /// Gives the terminal to the shell until it brings the process back, as Ctrl-Z asks.
  private func suspend() {
    decoder = InputDecoder()
    fcs_terminal_give_back()
    fcs_stop_process_group(SIGTSTP)
    resume()
  }

  private func resume() {
    do {
      try takeTerminal()
    } catch {
      // Gone for good; the learner can't answer any more.
      endInput()
    }
  }

  // MARK: Input

  public var inputDescriptor: Int32? { inputHasEnded ? nil : input }

  public var inputDelay: Double? { decoder.delay(escapeDelay: environment.escapeDelay) }

  public func receiveInput() -> Bool {
    guard isRunning, !inputHasEnded else { return false }
    var bytes: [UInt8] = []
    let count = withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
      let count = read(input, buffer.baseAddress, buffer.count)
      if count > 0 { bytes.append(contentsOf: buffer.prefix(count)) }
      return count
    }
    if count > 0 {
      send(decoder.decode(bytes))
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      // A terminal that was closed reports EIO.
      send(decoder.flush())
      endInput()
    }
    return !inputHasEnded
  }

  public func inputDelayPassed() { send(decoder.flush()) }

  public func receive(signal: Int32) {
    guard isRunning else { return }
    switch signal {
    case SIGWINCH: repaintWholly()
    case SIGTSTP: suspend()
    // Whoever stopped us may have changed the terminal's mode and its size.
    case SIGCONT: resume()
    default: break
    }
  }

  private func endInput() {
    guard !inputHasEnded else { return }
    inputHasEnded = true
    _ = screen?.receive(.endOfInput)
  }

  private func send(_ events: [Event]) {
    for event in events {
      // A screen may stop the surface; what was typed after that is not for it.
      guard isRunning else { return }
      if event.isPress { notices.dismiss() }
      if !takeForItself(event) { _ = screen?.receive(event) }
    }
  }

  /// Does what the terminal itself would do for a key if it were not in raw mode.
  /// False when the event is for the screen.
  private func takeForItself(_ event: Event) -> Bool {
    guard case .key(let press) = event, press.modifiers == [.control] else { return false }
    switch press.key {
    case .character("c"):
      if let onInterrupt { onInterrupt() } else { raise(SIGINT) }
    case .character("z"): suspend()
    case .character("\\"): raise(SIGQUIT)
    case .character("l"): repaintWholly()
    default: return false
    }
    return true
  }

  // MARK: Output

  public func update(at time: Double) {
    guard isRunning, let screen else { return }
    guard
      shown == nil || screen !== shownScreen || screen.needsDisplay || notices != shownNotices
    else { return }
    // Cleared first: drawing may ask for another frame.
    screen.needsDisplay = false
    shownScreen = screen
    var canvas = Canvas(size: size)
    canvas.time = time
    // Frames that can't be shown whole would tear what travels.
    canvas.showsTravel = renderer.capabilities.hasPrivateModes
    canvas.asciiOnly = !renderer.capabilities.drawsSymbols
    screen.draw(on: &canvas)
    notices.draw(on: &canvas)
    shownNotices = notices
    write(renderer.frame(from: shown, to: canvas))
    shown = canvas
  }

  public func print(_ line: String) {
    printed.append(line)
  }

  /// Tells the learner something over whatever screen is shown, until the next key.
  ///
  /// It shows at the next `update`, or with the first screen; what is told meanwhile waits for its
  /// turn.
  public func tell(_ text: String) { notices.append(text) }

  private func write(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    // A terminal that takes nothing more is gone; the next read reports it.
    _ = fcs_write_all(output, bytes, bytes.count, -1)
  }
}

import FCLoop
import FCTerminal
import FCViews

/// A surface over a terminal at which keys are pressed, each once all is shown of the one before.
final class TypingSurface: Surface {
  /// When the first screen was written.
  private(set) var firstScreen = 0.0
  /// The seconds from each key to the last byte that the surface wrote in the same turn.
  private(set) var times: [Double] = []

  private let surface: TerminalSurface
  private let terminal: Terminal
  private let loop: EventLoop
  private var keys: ArraySlice<String>
  private var pressTime = 0.0
  private var isPressed = false
  private var isReceived = false

  init(_ terminal: Terminal, _ loop: EventLoop, _ keys: [String]) {
    self.terminal = terminal
    self.loop = loop
    self.keys = keys[...]
    surface = terminal.makeSurface()
  }

  var inputDescriptor: Int32? { surface.inputDescriptor }
  var inputDelay: Double? { surface.inputDelay }

  var screen: Screen? {
    get { surface.screen }
    set { surface.screen = newValue }
  }

  func start() throws { try surface.start() }

  func receiveInput() -> Bool {
    isReceived = isPressed
    return surface.receiveInput()
  }

  func inputDelayPassed() { surface.inputDelayPassed() }
  func receive(signal: Int32) { surface.receive(signal: signal) }
  func print(_ line: String) { surface.print(line) }
  func stop() { surface.stop() }

  func update(at time: Double) {
    surface.update(at: time)
    if firstScreen == 0 {
      firstScreen = now()
    } else if isReceived {
      times.append(now() - pressTime)
    } else {
      return
    }
    (isPressed, isReceived) = (false, false)
    loop.after(0) { [unowned self] in pressNext() }
  }

  private func pressNext() {
    // Room in the terminal for what comes next.
    terminal.drain()
    isPressed = !keys.isEmpty
    // Ctrl-Q quits where letters are text, too.
    let key = keys.popFirst() ?? "\u{11}"
    pressTime = now()
    terminal.send(key)
  }
}

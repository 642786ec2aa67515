import FCLoop
import FCTerminal
import FCViews
import Glibc

/// Shows the size and the last event on the terminal, and ends in every way a process can.
enum Probe {
  /// Returns the exit status: 2 when there is no terminal to take, 130 after Ctrl-C.
  static func run() -> Int32 {
    let loop = EventLoop()
    defer { loop.close() }
    let surface = TerminalSurface()
    let screen = ProbeScreen()
    var status: Int32 = 0
    var delay: Timer?
    surface.screen = screen
    // The screen's callbacks hold the surface.
    defer { surface.screen = nil }
    surface.onInterrupt = {
      status = 130
      loop.stop()
    }
    screen.onQuit = { loop.stop() }
    screen.onPrint = { surface.print("printed line") }
    do {
      try surface.start()
      defer { surface.stop() }
      for signal in [SIGWINCH, SIGTSTP, SIGCONT] {
        try loop.onSignal(signal) { surface.receive(signal: signal) }
      }
      try loop.watch(descriptor: STDIN_FILENO) {
        delay?.cancel()
        if !surface.receiveInput() { loop.stop() }
        delay = surface.inputDelay.map { loop.after($0) { surface.inputDelayPassed() } }
      }
      loop.onTurnEnd = { surface.update() }
      loop.run()
    } catch {
      let text = Array("\(error)\n".utf8)
      write(STDERR_FILENO, text, text.count)
      return 2
    }
    return status
  }
}

/// Writes `columns x rows` and the last event; a few letters end the process.
final class ProbeScreen: Screen {
  var onQuit: () -> Void = {}
  var onPrint: () -> Void = {}
  private var last = "nothing yet"

  override func draw(on canvas: inout Canvas) {
    let lines = ["size \(canvas.size.columns)x\(canvas.size.rows)", "last \(last)", "ready"]
    for (row, line) in lines.enumerated() {
      canvas.write(
        line, at: Point(column: 0, row: row), style: Style(row == 0 ? .green : .standard, .bold))
    }
  }

  override func receive(_ event: Event) -> Bool {
    last = ProbeScreen.name(event)
    needsDisplay = true
    guard case .key(let press) = event, case .character(let letter) = press.key else { return true }
    switch letter {
    case "q": onQuit()
    case "p": onPrint()
    case "x": exit(3)
    case "a": abort()
    case "S": raise(SIGSTOP)
    case "t": trap([])
    case "s": readNothing()
    case "o": last = "\(overflow(1))"
    default: break
    }
    return true
  }

  private static func name(_ event: Event) -> String {
    switch event {
    case .key(let press):
      let modifiers =
        [(.shift, "shift-"), (.alt, "alt-"), (.control, "control-")]
        as [(KeyPress.Modifiers, String)]
      return modifiers.filter { press.modifiers.contains($0.0) }.map(\.1).joined()
        + "\(press.key)"
    case .mouse(let mouse):
      return "\(mouse.action) \(mouse.position.column),\(mouse.position.row)"
    case .paste(let text): return "paste <\(text.split(separator: "\n").joined(separator: "|"))>"
    case .line(let text): return text
    case .endOfInput: return "end"
    }
  }

  /// A Swift trap: there is no such element.
  private func trap(_ numbers: [Int]) { last = "\(numbers[1])" }

  /// A segmentation fault.
  private func readNothing() {
    last = "\(UnsafePointer<Int>(bitPattern: 8)?.pointee ?? 0)"
  }

  /// A stack overflow.
  private func overflow(_ depth: Int) -> Int { depth < 0 ? 0 : 1 + overflow(depth + 1) }
}

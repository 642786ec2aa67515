import FCTerminal
import FCViews

/// Where a script's lines and its errors go: at once, or, while a full screen is shown, after it.
/// What is reported that screen tells in short as it happens, too.
final class Output {
  let surface: any Surface
  private let lines = PlainSurface()
  private let terminal: TerminalSurface?
  private var isPlaying = false
  private var keptReports: [String] = []
  private var hasReported = false

  init(isPlain: Bool) {
    terminal = isPlain ? nil : TerminalSurface()
    surface = terminal ?? lines
  }

  /// Why lines were lost, as a sentence; nil when none were.
  var lostLines: String? { lines.lostOutput }

  func onInterrupt(_ handler: @escaping () -> Void) { terminal?.onInterrupt = handler }

  /// Runs `body` with the surface in use, then tells what was kept back meanwhile.
  func whilePlaying<Result>(_ body: () throws -> Result) rethrows -> Result {
    isPlaying = true
    defer {
      isPlaying = false
      // It knows the sitting, and the sitting the surface: a circle that ends here.
      terminal?.onInterrupt = nil
      for report in keptReports { write(report) }
      keptReports = []
    }
    return try body()
  }

  func print(_ line: String) {
    if isPlaying { return surface.print(line) }
    lines.print(line)
    lines.update()
  }

  /// Reports an error or a warning as a whole.
  ///
  /// - Parameter inShort: A sentence for the screen that is or will be shown; nil for what is over
  ///   by then, such as the error of a version that never came to show one.
  func report(_ text: String, inShort: String? = nil) {
    if let inShort { terminal?.tell(inShort) }
    if isPlaying, terminal != nil { keptReports.append(text) } else { write(text) }
  }

  /// Writes a report, with a blank line after the one before, as each has several lines itself.
  private func write(_ report: String) {
    Program.report((hasReported ? "\n" : "") + report)
    hasReported = true
  }
}

import FCViews
import Glibc

/// The surface that prints: numbered lines out, one line of input for each question.
///
/// It suits pipes, screen readers and terminals that cannot be drawn on. It writes each screen's
/// lines once, then what the screen announces, and it never repaints.
public final class PlainSurface: Surface {
  /// Stands before the further lines of a text, so that none of them can pass for a line of the
  /// program's own: those begin at the left, or two spaces from it.
  private static let indent = "    "

  private let reader: LineReader
  private let writer: LineWriter
  private var describedScreen: Screen?
  private var hasEnded = false
  /// True when something was sent to the screen since the last update.
  private var hasSent = false

  public var screen: Screen? {
    // A screen that is replaced before an update still has its say.
    willSet { if newValue !== screen { writeScreen() } }
  }

  /// Makes a surface over two descriptors, which stay the caller's to close.
  public init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    reader = LineReader(descriptor: input)
    writer = LineWriter(descriptor: output)
  }

  public func start() throws { writer.start() }

  public func stop() {
    update()
    writer.stop()
  }

  // MARK: Output

  public func update(at time: Double) {
    writeScreen()
    writer.flush()
    hasSent = false
  }

  public func print(_ line: String) {
    // What was shown before comes before it.
    writeScreen()
    writer.write(line, keepsTabs: true)
  }

  /// Why lines were lost, as a sentence; nil when none were, or only since nobody reads them.
  public var lostOutput: String? {
    guard let failure = writer.failure, failure != EPIPE else { return nil }
    return "The output can't be written: \(String(cString: strerror(failure)))."
  }

  private func writeScreen() {
    guard let screen else { return }
    if screen !== describedScreen {
      describedScreen = screen
      for text in screen.lines { writer.write(text, indent: Self.indent) }
    }
    for text in screen.takeAnnouncements() { writer.write(text, indent: Self.indent) }
    screen.needsDisplay = false
  }

  // MARK: Input

  public var inputDescriptor: Int32? { hasEnded ? nil : reader.descriptor }

  /// Zero while something can be sent on without reading: each line gets a turn of its own, so
  /// that what a script does about one answer comes before the next. Then also a reader that has
  /// gone away counts as the end of input.
  public var inputDelay: Double? {
    !hasEnded && (reader.hasNext || writer.failure != nil) ? 0 : nil
  }

  public func receiveInput() -> Bool {
    // A turn may have sent on a line already when its delay had passed.
    guard !hasSent else { return !hasEnded }
    if !reader.hasNext { reader.read() }
    sendNext()
    return !hasEnded
  }

  public func inputDelayPassed() { sendNext() }

  public func receive(signal: Int32) {}

  private func sendNext() {
    guard !hasEnded else { return }
    hasSent = true
    // A question stands before its answer, also when both come in one turn.
    writeScreen()
    switch writer.failure != nil ? .end : reader.next() {
    case .line(let line):
      _ = screen?.receive(.line(line))
    case .refused(let reason):
      writer.write(reason)
    case .end:
      hasEnded = true
      _ = screen?.receive(.endOfInput)
    case nil:
      break
    }
  }
}

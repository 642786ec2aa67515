import FCHost
import FCTerminal
import FCTools
import FCViews
import Glibc

/// A repl without a person: lines come from standard input, and only results are written.
final class PipeConsole: ReplConsole {
  let columns = 80
  let isInteractive = false
  var complete: (String) -> LineCompletion = { _ in LineCompletion() }
  private let reader = LineReader(descriptor: STDIN_FILENO)
  private let lines = PlainSurface()
  private var canRead = false
  private var watch: Watch?

  /// - Throws: `LoopError` when standard input can't be waited for.
  init(_ loop: EventLoop) throws {
    watch = try loop.watch(descriptor: STDIN_FILENO) { [unowned self] in canRead = true }
  }

  deinit { watch?.cancel() }

  func readLine(isContinued: Bool, turn: @escaping (_ waits: Bool) -> ReplTurn) -> ReplLine {
    // Timers that are due have their turn between two lines, too.
    repeat {
      if turn(!reader.hasNext) == .ended { return .end }
      if !reader.hasNext, canRead { reader.read() }
      canRead = false
    } while !reader.hasNext
    switch reader.next() {
    case .line(let line): return .text(line)
    case .refused(let reason):
      report(reason)
      return .interrupted
    case .end, nil: return .end
    }
  }

  func show(_ text: String) {
    lines.print(text)
    lines.update()
  }

  func report(_ text: String) { Program.report(text) }

  func remember(_ input: String) {}
}

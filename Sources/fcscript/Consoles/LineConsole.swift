import FCHost
import FCTerminal
import FCTools
import FCViews
import Glibc

/// A repl in a terminal: lines are edited, and what else is written stands above the one that is
/// being typed.
final class LineConsole: ReplConsole {
  let isInteractive = true
  var columns: Int { editor.columns }
  var complete: (String) -> LineCompletion = { _ in LineCompletion() }

  private let editor: LineEditor
  private let loop: EventLoop
  private var history: InputHistory
  /// What has happened since the editor has asked last.
  private var canRead = false
  private var signals: [Int32] = []

  /// - Throws: `SurfaceError` when the terminal can't be used.
  init(_ loop: EventLoop, history: InputHistory) throws {
    editor = try LineEditor()
    self.loop = loop
    self.history = history
    editor.setHistory(history.lines)
    editor.complete = { [unowned self] before in complete(before) }
  }

  func readLine(isContinued: Bool, turn: @escaping (_ waits: Bool) -> ReplTurn) -> ReplLine {
    do {
      // Only while the terminal is the editor's: what else happens then is the program's own matter.
      let watches = try watch()
      defer { for watch in watches { watch.cancel() } }
      switch editor.readLine(prompt: isContinued ? ">> " : "> ", wait: { self.wait(turn) }) {
      case .text(let line): return .text(line)
      case .dropped: return .interrupted
      case .end: return .end
      }
    } catch {
      report("\(error)")
      return .end
    }
  }

  private func watch() throws -> [Watch] {
    canRead = false
    signals = []
    let input = try loop.watch(descriptor: STDIN_FILENO) { [unowned self] in canRead = true }
    return try [input]
      + [SIGWINCH, SIGTSTP, SIGCONT].map { signal in
        try loop.onSignal(signal) { [unowned self] in signals.append(signal) }
      }
  }

  private func wait(_ turn: (_ waits: Bool) -> ReplTurn) -> LineEditor.Wake {
    while true {
      if !signals.isEmpty { return .signal(signals.removeFirst()) }
      if canRead {
        canRead = false
        return .input
      }
      switch turn(true) {
      case .goOn: break
      case .interrupted: return .drop
      case .ended: return .end
      }
    }
  }

  func show(_ text: String) { editor.show(text) }

  func report(_ text: String) { editor.show(text) }

  func remember(_ input: String) {
    history.add(input)
    editor.setHistory(history.lines)
  }
}

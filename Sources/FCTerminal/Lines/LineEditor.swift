import CEdit
import CSystem
import FCViews
import Glibc

/// Lets a person edit a line in a terminal, by libedit, while something else goes on.
///
/// Between lines the terminal is as it was; it is given back however the process ends. One editor at
/// a time can have the process's terminal.
public final class LineEditor {
  /// What a person has done with a line.
  public enum Line: Equatable, Sendable {
    case text(String)
    /// It was given up, as Ctrl-C asks.
    case dropped
    case end
  }

  /// What has happened while the editor waited.
  public enum Wake: Equatable, Sendable {
    /// Something can be read.
    case input
    /// The line is to be given up.
    case drop
    /// No line is wanted any more.
    case end
    /// The process has received this signal.
    case signal(Int32)
  }

  /// Finds what may stand at the end of the text before the cursor.
  public var complete: (_ before: String) -> LineCompletion = { _ in LineCompletion() }

  let edit: OpaquePointer
  let writer = LineWriter(descriptor: STDOUT_FILENO)
  private(set) var prompt = ""
  private(set) var isEditing = false
  private let history: OpaquePointer
  private let environment: TerminalEnvironment
  private var characters = CharacterReader(descriptor: STDIN_FILENO)
  private var wait: () -> Wake = { .end }
  /// The prompt as libedit borrows it.
  private let promptText: UnsafeMutablePointer<wchar_t>
  private var ending = Line.end

  private static let longestPrompt = 16

  /// Takes the terminal of the standard streams.
  ///
  /// - Throws: `SurfaceError` when it can't be used.
  public init(environment: TerminalEnvironment = .current()) throws {
    self.environment = environment
    let error = fcs_terminal_guard(STDIN_FILENO, STDOUT_FILENO, "", 0)
    guard error == 0, let edit = fcs_edit_open("fcscript"), let history = history_winit() else {
      let reason = error == 0 ? "not enough memory" : String(cString: strerror(error))
      throw SurfaceError("The terminal can't be used: \(reason).")
    }
    self.edit = edit
    self.history = history
    promptText = .allocate(capacity: Self.longestPrompt + 1)
    promptText.initialize(repeating: 0, count: Self.longestPrompt + 1)
    fcs_edit_set_owner(edit, Unmanaged.passUnretained(self).toOpaque())
    fcs_edit_set_prompt(edit) { edit in edit.flatMap { LineEditor.of($0)?.promptText } }
    fcs_edit_set_reader(edit) { edit, place in
      guard let edit, let place, let editor = LineEditor.of(edit) else { return -1 }
      return editor.readCharacter(place)
    }
    bindKeys()
    fcs_history_set_size(history, 10_000)
    fcs_edit_set_history(edit, history)
  }

  deinit {
    el_end(edit)
    history_wend(history)
    promptText.deallocate()
    fcs_terminal_release()
  }

  /// The editor that libedit calls.
  static func of(_ edit: OpaquePointer) -> LineEditor? {
    fcs_edit_owner(edit).map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }
  }

  /// How many columns the terminal has.
  public var columns: Int { environment.size(of: STDOUT_FILENO, STDIN_FILENO).columns }

  /// Puts other lines into the history, the oldest first.
  public func setHistory(_ lines: [String]) {
    fcs_history_clear(history)
    for line in lines { fcs_history_add(history, wide(line)) }
  }

  /// Lets a person type a line.
  ///
  /// - Parameters:
  ///   - prompt: What stands before it, at most 16 letters.
  ///   - wait: Waits until something has happened. What it does may call `show`.
  public func readLine(prompt: String, wait: @escaping () -> Wake) -> Line {
    self.prompt = String(prompt.prefix(Self.longestPrompt))
    let text = wide(self.prompt)
    promptText.update(from: text, count: text.count)
    self.wait = wait
    ending = .end
    isEditing = true
    // By itself it would show the prompt first, and what is typed at that moment would be the
    // terminal's to edit.
    fcs_edit_prepare(edit, 1)
    var count: Int32 = 0
    let line = el_wgets(edit, &count)
    isEditing = false
    self.wait = { .end }
    guard let line, count > 0 else {
      // Else the line was left already.
      if count == 0 { write("\n") }
      return ending
    }
    var scalars = String.UnicodeScalarView()
    for place in 0..<Int(count) {
      if let scalar = Unicode.Scalar(UInt32(bitPattern: line[place])), scalar != "\n" {
        scalars.append(scalar)
      }
    }
    return .text(String(scalars))
  }

  /// Waits for a character, as libedit asks; -1 gives the line up.
  private func readCharacter(_ place: UnsafeMutablePointer<wchar_t>) -> Int32 {
    while true {
      if let scalar = characters.next() {
        place.pointee = wchar_t(bitPattern: scalar.value)
        return 1
      }
      if characters.hasEnded { return 0 }
      switch wait() {
      case .input: characters.read()
      case .signal(let signal): receive(signal)
      case .drop:
        characters.drop()
        leaveLine(behind: "^C")
        ending = .dropped
        return -1
      case .end:
        leaveLine()
        return -1
      }
    }
  }

  private func receive(_ signal: Int32) {
    switch signal {
    case SIGWINCH: el_resize(edit)
    case SIGTSTP:
      fcs_edit_prepare(edit, 0)
      fcs_stop_process_group(SIGTSTP)
      fcs_edit_prepare(edit, 1)
    // Whoever stopped us may have changed the terminal's mode.
    case SIGCONT: fcs_edit_prepare(edit, 1)
    default: return
    }
    write("\r\u{1B}[J")
    fcs_edit_refresh(edit)
  }
}

/// A text as libedit takes it.
func wide(_ text: String) -> [wchar_t] {
  text.unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
}

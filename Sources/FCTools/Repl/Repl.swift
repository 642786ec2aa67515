import FCHost
import FCViews
import Glibc

/// Reads pieces of Lua, runs each, and shows what comes of it, while the script's timers and tasks
/// go on.
public final class Repl {
  private let configuration: ScriptHost.Configuration
  let console: any ReplConsole
  private let waiting: ReplLoop
  /// The script that is loaded first; nil for none.
  private var path: String?
  private(set) var host: ScriptHost
  private var inputCount = 0
  /// The lines of an input that is not complete.
  private var lines: [String] = []
  private var hasFailed = false
  /// Whether it was told why a limit has stopped the script.
  private var hasReportedStop = false
  /// Whether Ctrl-C was pressed.
  private var isInterrupted = false
  /// Made when it is first asked for.
  private(set) lazy var reference: ScriptReference? = try? ScriptReference()

  /// - Parameters:
  ///   - configuration: Of each host; what they print and report goes to the console.
  ///   - path: The script that is loaded first; nil for none.
  /// - Throws: `ScriptError` when a host can't be made.
  public init(
    _ configuration: ScriptHost.Configuration, path: String?, console: any ReplConsole,
    waiting: ReplLoop
  ) throws {
    var configuration = configuration
    configuration.print = { console.show($0) }
    configuration.report = { console.report($0.report(columns: console.columns)) }
    self.configuration = configuration
    self.path = path
    self.console = console
    self.waiting = waiting
    host = try ScriptHost(configuration)
  }

  /// Reads and runs inputs until there are no more, and returns the exit status.
  ///
  /// - Throws: `ScriptError` when a host can't be made, and `LoopError`.
  public func run() throws -> Int32 {
    var interrupts: (signal: InterruptSignal, watch: Watch)?
    if console.isInteractive {
      let watch = try waiting.loop.onSignal(SIGINT) { [unowned self] in isInterrupted = true }
      interrupts = (InterruptSignal(SIGINT), watch)
    }
    defer {
      interrupts?.signal.giveBack()
      interrupts?.watch.cancel()
      try? waiting.join(nil)
      host.close()
    }
    console.complete = { [unowned self] in completion(of: $0) }
    if console.isInteractive { console.show(ReplHelp.greeting) }
    try load(path)
    while try takeLine() {}
    if let status = host.quitStatus { return Int32(status) }
    return !console.isInteractive && (hasFailed || host.hasReportedErrors) ? 1 : 0
  }

  // MARK: Hosts

  /// Loads a script, if there is one, into a host that is new; one that can't be loaded is left out.
  private func load(_ script: String?) throws {
    try waiting.join(host)
    do {
      if let script {
        try host.startLoading(script)
      } else {
        try host.startLoading(text: "", name: "repl", folder: ".")
      }
      while host.isLoading {
        guard turn(waits: true) == .interrupted else { continue }
        endLineOfInterrupt(true)
        fail("interrupted: \(script ?? "the script") is not loaded")
        return try start(with: nil)
      }
      try host.finishLoading()
      try host.nameDecks()
    } catch let error as ScriptError {
      fail(error)
      if host.isStopped { try start(with: nil) }
    }
  }

  /// Makes a new host in the place of the one there is.
  private func start(with script: String?) throws {
    if host.hasReportedErrors { hasFailed = true }
    try waiting.join(nil)
    host.close()
    host = try ScriptHost(configuration)
    hasReportedStop = false
    try load(script)
  }

  /// Starts anew where a limit has stopped what was typed.
  private func replaceStoppedHost() throws {
    guard host.isStopped else { return }
    console.report(
      "Started anew" + (path.map { " with \($0)" } ?? "") + ": what was defined here is gone.")
    try start(with: path)
  }

  /// Loads another script, if it can be read.
  private func change(to script: String) throws {
    guard access(script, R_OK) == 0 else {
      return fail(
        "\(script): \(String(cString: strerror(errno)).lowercased()); nothing has changed")
    }
    path = script
    try start(with: script)
  }

  // MARK: Waiting

  /// Has the script do what it has to do now; waits for that before, if that is wanted.
  private func turn(waits: Bool) -> ReplTurn {
    do {
      try waiting.turn(waits: waits)
    } catch let error as ScriptError {
      fail(error)
    } catch {
      fail("\(error)")
    }
    if takeInterrupt() { return .interrupted }
    return host.quitStatus == nil && !host.isStopped ? .goOn : .ended
  }

  private func takeInterrupt() -> Bool {
    defer { isInterrupted = false }
    return isInterrupted
  }

  // MARK: Lines

  /// Takes a line; false when it is the last one.
  private func takeLine() throws -> Bool {
    switch console.readLine(
      isContinued: !lines.isEmpty, turn: { [unowned self] in turn(waits: $0) })
    {
    case .interrupted:
      lines = []
    case .end where host.isStopped:
      try replaceStoppedHost()
    case .end:
      if !lines.isEmpty { fail("the input ends in the middle of '\(lines[0])'") }
      return false
    case .text(let line):
      if lines.isEmpty, ColonCommand.isCommand(line) {
        console.remember(line)
        return try run(command: line)
      }
      lines.append(line)
      if lines.count > 1 || line.contains(where: { !$0.isWhitespace }) {
        try evaluate(lines.joined(separator: "\n"))
      } else {
        lines = []
      }
    }
    return host.quitStatus == nil
  }

  private func run(command line: String) throws -> Bool {
    do {
      switch try ColonCommand(line) {
      case .load(let script): try change(to: script)
      case .reload: try start(with: path)
      case .doc(let name): tell(about: name)
      case .time(let text): try evaluate(text, isTimed: true)
      case .help: console.show(ReplHelp.text)
      case .quit: return false
      }
    } catch let mistake as ColonCommand.Mistake {
      fail(mistake.message)
    }
    return host.quitStatus == nil
  }

  /// What may stand at the end of a line.
  private func completion(of before: String) -> LineCompletion {
    // The line may go on with an input.
    let place = CompletionPlace(in: (lines + [before]).joined(separator: "\n"))
    return Completer(host: host, reference: reference).complete(place)
  }

  /// Runs an input to its end. One that is not complete waits for more lines.
  private func evaluate(_ text: String, isTimed: Bool = false) throws {
    inputCount += 1
    let input = ScriptInput(text, number: inputCount)
    let start = waiting.loop.clock.now
    let allocations = host.allocationCount
    var outcome: InputOutcome?
    var isCancelled = false
    try host.run(input) { outcome = $0 }
    while outcome == nil {
      guard host.canGoOn else {
        host.cancelInput()
        if !host.isStopped, host.quitStatus == nil {
          fail("this waits for something that can't come")
        }
        break
      }
      if turn(waits: true) == .interrupted {
        host.cancelInput()
        outcome = .cancelled
        isCancelled = true
      }
    }
    if case .incomplete = outcome, !isTimed {
      inputCount -= 1
      return
    }
    let time = waiting.loop.clock.now - start
    if !isTimed { console.remember(text) }
    lines = []
    endLineOfInterrupt(isCancelled)
    show(outcome)
    if isTimed, case .values = outcome {
      console.show(ReplHelp.time(time, allocations: host.allocationCount - allocations))
    }
    try replaceStoppedHost()
  }

  /// What was broken off by Ctrl-C leaves `^C` in the line.
  ///
  /// - Parameter isKnown: Whether that was taken note of; what Lua ran is broken off before.
  private func endLineOfInterrupt(_ isKnown: Bool) {
    guard console.isInteractive else { return }
    if !isKnown { waiting.loop.runOnce(waiting: false) }
    if takeInterrupt() || isKnown { console.show("") }
  }

  private func show(_ outcome: InputOutcome?) {
    switch outcome {
    case .values(let values) where !values.isEmpty:
      console.show(ValuePrinter(columns: console.columns).text(of: values))
    case .failed(let error): fail(error)
    case .incomplete: fail("this is not complete")
    case .cancelled: fail("interrupted")
    case .values, nil: break
    }
  }

  // MARK: Errors

  func fail(_ error: ScriptError) {
    // Whoever waits for a script and whoever has called it both hear of its stop.
    if error.kind == .limit {
      if hasReportedStop { return }
      hasReportedStop = true
    }
    fail(error.report(columns: console.columns))
  }

  func fail(_ text: String) {
    hasFailed = true
    console.report(text)
  }
}

import FCHost
import FCLoop
import FCMotion
import FCTerminal

/// `fcscript run`: plays a deck, or runs any script to its end.
struct RunCommand: Command {
  static let name = "run"
  static let operands = "SCRIPT [options] [-- ARG…]"
  static let mostOperands: Int? = 1
  static let summary = "play a deck, or run any script to its end"
  static let options =
    [
      Option.key, .seed, .shuffle, .noShuffle, .limit, .plain, .animations, .virtualTime, .watch,
      .store, .adopt, .learner,
    ] + Option.permissions + [.plugin, .allowPlugin] + Option.limits + [.verbose, .help]
  static let examples = [
    Example("fcscript run quiz.lua", "plays the deck"),
    Example("fcscript run quiz.lua --watch", "and goes on with the changed deck when it is saved"),
    Example("fcscript run timer.lua -- 25", "runs a script with an argument of its own"),
  ]
  static let closingLines = [
    "A script reads the files of its own folder. Paths are relative to the current one."
  ]
  static let statuses: KeyValuePairs<Int32, String> = [
    Program.Status.success: "played or run to the end",
    Program.Status.scriptFailed: "the script failed",
    Program.Status.scriptStopped: "a limit or an uncaught refusal of a permission stopped it",
    Program.Status.interrupted: "stopped by Ctrl-C",
  ]

  static func hint(forExtra arguments: Arguments) -> String {
    let bare = Option.permissions.first { arguments.optionalValues[$0]?.contains(nil) ?? false }
    if let bare, let value = bare.value {
      return ": what \(bare.spelling) gives follows =, as in \(bare.spelling)=\(value)"
    }
    return ": arguments of the script come after --"
  }

  let path: String
  private let configuration: ScriptHost.Configuration
  private let options: PlaySession.Options
  private let isVerbose: Bool
  private let isWatching: Bool
  private let arguments: Arguments

  init(_ arguments: Arguments) throws {
    guard let path = arguments.operands.first, !path.isEmpty else {
      throw UsageError("which script? fcscript run SCRIPT")
    }
    if arguments.has(.shuffle), arguments.has(.noShuffle) {
      throw UsageError("--shuffle and --no-shuffle contradict each other")
    }
    self.path = path
    self.arguments = arguments
    isVerbose = arguments.has(.verbose)
    isWatching = arguments.has(.watch)
    var configuration = try arguments.configuration()
    if arguments.has(.virtualTime) { configuration.clock = ManualClock(skipsIdleTime: true) }
    configuration.readsPipes = true
    configuration.animations = Self.animations(arguments)
    self.configuration = configuration
    var options = PlaySession.Options()
    options.keyName = arguments.options[.key]
    options.shuffle = arguments.has(.shuffle) ? true : arguments.has(.noShuffle) ? false : nil
    options.limit = try arguments.integer(.limit, atLeast: 1)
    options.isVerbose = isVerbose
    options.printsLines =
      arguments.has(.plain) || !TerminalEnvironment.current().canShowFullScreen
    self.options = options
  }

  /// How much is to move, by the option or else by the environment.
  private static func animations(_ arguments: Arguments) -> Motion.Level {
    let text = arguments.options[.animations] ?? environmentVariable("FCSCRIPT_ANIMATIONS")
    // Nobody who runs a script should have to look for a mistake in a variable.
    return text.flatMap(Motion.Level.init) ?? .full
  }

  func run() throws -> Int32 {
    let output = Output(isPlain: options.printsLines)
    var configuration = configuration
    configuration.print = { output.print($0) }
    configuration.report = { output.report(text(of: $0), inShort: "\($0)") }
    configuration.plugins = try arguments.plugins { output.print($0) }
    while true {
      let host: ScriptHost
      do {
        host = try ScriptHost(configuration)
      } catch let error as ScriptError {
        return fail(error, output)
      }
      let run = ScriptRun(host, reloader: isWatching ? ScriptReloader(host) : nil)
      defer { run.host.close() }
      let status = try self.run(run, output)
      if run.isOver { return status }
      // Else by `fc.quit`, by the learner or by the end of a game.
      try run.waitForChange()
    }
  }

  /// Runs a version of the script, and those that take its place, to the end.
  private func run(_ run: ScriptRun, _ output: Output) throws -> Int32 {
    if isVerbose { Program.report("seed \(run.host.seed)") }
    var status = Program.Status.success
    do {
      var statusOfScreens: Int32?
      try run.host.load(path) {
        statusOfScreens = try showScreens(of: run, output)
        return statusOfScreens == nil
      }
      if let statusOfScreens {
        status = statusOfScreens
      } else {
        status = try run.host.decks.isEmpty ? runScript(run, output) : play(run, output)
      }
    } catch let error as ScriptError {
      run.reloader?.noteFailure(error)
      status = fail(error, output)
    }
    // Whoever waits for a change needs the host's loop.
    if !run.isOver { return status }
    return end(run.host, status, output)
  }

  /// Ends the script and gives the status of the whole.
  private func end(_ host: ScriptHost, _ status: Int32, _ output: Output) -> Int32 {
    var status = status
    host.close()
    // What tasks have to close may take too long, too.
    if let error = host.stopError, status == Program.Status.success {
      status = fail(error, output)
    }
    if status == Program.Status.success, let quitStatus = host.quitStatus {
      status = Int32(quitStatus)
    }
    if let loss = output.lostLines {
      output.report(loss)
      status = max(status, Program.Status.scriptFailed)
    }
    if host.hasReportedRefusals { return max(status, Program.Status.scriptStopped) }
    return host.hasReportedErrors ? max(status, Program.Status.scriptFailed) : status
  }

  /// Runs a script to its end, and shows its screens for as long as it has some.
  private func runScript(_ run: ScriptRun, _ output: Output) throws -> Int32 {
    let host = run.host
    repeat {
      if host.showsScreens, let status = try showScreens(of: run, output) { return status }
      try run.runToScreen()
    } while host.showsScreens && !host.isStopped && host.quitStatus == nil
    return Program.Status.success
  }

  /// Shows the screens of a script until they are gone; then it may have more to do. Else the
  /// status with which it has ended.
  private func showScreens(of run: ScriptRun, _ output: Output) throws -> Int32? {
    let session = ScreenSession(
      host: run.host, surface: output.surface, printsLines: options.printsLines,
      isVerbose: isVerbose, reloader: run.reloader)
    output.onInterrupt { session.interrupt() }
    run.hasBeenUsed = true
    switch try output.whilePlaying({ try session.run() }) {
    case .finished:
      run.hasBeenUsed = false
      return nil
    case .quit: return Program.Status.success
    case .interrupted: return Program.Status.interrupted
    case .failed(let error): return fail(error, output)
    case .replaced:
      run.hasChanged = true
      return Program.Status.success
    }
  }

  private func play(_ run: ScriptRun, _ output: Output) throws -> Int32 {
    let session: PlaySession
    do {
      session = try PlaySession(
        host: run.host, surface: output.surface, options: options, reloader: run.reloader)
    } catch let error as PlaySession.UnknownAnswerKey {
      throw UsageError(error.description)
    }
    output.onInterrupt { session.interrupt() }
    run.hasBeenUsed = true
    let ending = try output.whilePlaying { try session.run() }
    // The screen that showed it is gone.
    if !options.printsLines, let result = session.resultLine { output.print(result) }
    switch ending {
    case .finished: return Program.Status.success
    case .interrupted: return Program.Status.interrupted
    case .failed(let error):
      // Its author may be about to mend it.
      run.hasBeenUsed = false
      run.reloader?.noteFailure(error)
      return fail(error, output)
    }
  }

  private func fail(_ error: ScriptError, _ output: Output) -> Int32 {
    output.report(text(of: error))
    return Program.Status.after(error)
  }

  private func text(of error: ScriptError) -> String {
    error.report(isVerbose: isVerbose, columns: Program.reportColumns)
  }
}

extension Option {
  fileprivate static let key = Option("key", value: "NAME", "play this answer key")
  fileprivate static let shuffle = Option("shuffle", "ask the cards in random order (the default)")
  fileprivate static let noShuffle = Option("no-shuffle", "ask the cards in the deck's order")
  fileprivate static let limit = Option("limit", value: "N", "ask at most N cards")
  fileprivate static let plain = Option(
    "plain", "numbered lines instead of full screen (automatic in a pipe)")
  fileprivate static let animations = Option(
    "animations", value: "none|basic|full",
    "how much moves: basic only fades; all of it ends, whatever is seen")
  fileprivate static let virtualTime = Option(
    "virtual-time", "skip the time that timers and sleeps take, in the same order")
  fileprivate static let watch = Option(
    "watch", "go on with the changed script whenever its files change")
}

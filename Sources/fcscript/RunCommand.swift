import FCHost
import FCTerminal

/// `fcscript run`: plays a deck, or runs any script to its end.
struct RunCommand {
  private let path: String
  private let configuration: ScriptHost.Configuration
  private let options: PlaySession.Options
  private let isVerbose: Bool

  init(_ arguments: Arguments) throws {
    guard let path = arguments.operands.first, !path.isEmpty else {
      throw UsageError("which script? fcscript run SCRIPT")
    }
    if arguments.has(.shuffle), arguments.has(.noShuffle) {
      throw UsageError("--shuffle and --no-shuffle contradict each other")
    }
    self.path = path
    isVerbose = arguments.has(.verbose)
    var configuration = ScriptHost.Configuration()
    configuration.arguments = arguments.scriptArguments
    configuration.seed = try arguments.integer(.seed)
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

  func run() throws -> Int32 {
    let output = Output(isPlain: options.printsLines)
    var configuration = configuration
    configuration.print = { output.print($0) }
    configuration.report = { output.report(text(of: $0)) }
    do {
      let host = try ScriptHost(configuration)
      if isVerbose { Program.report("seed \(host.seed)") }
      try host.load(path)
      let status = host.decks.isEmpty ? Program.Status.success : try play(host, output)
      if let loss = output.lostLines {
        output.report(loss)
        return max(status, Program.Status.scriptFailed)
      }
      return host.hasReportedErrors ? max(status, Program.Status.scriptFailed) : status
    } catch let error as ScriptError {
      return fail(error, output)
    }
  }

  private func play(_ host: ScriptHost, _ output: Output) throws -> Int32 {
    let session: PlaySession
    do {
      session = try PlaySession(host: host, surface: output.surface, options: options)
    } catch let error as PlaySession.UnknownAnswerKey {
      throw UsageError(error.description)
    }
    output.onInterrupt { session.interrupt() }
    let ending = try output.whilePlaying { try session.run() }
    // The screen that showed it is gone.
    if !options.printsLines, let result = session.resultLine { output.print(result) }
    switch ending {
    case .finished: return Program.Status.success
    case .interrupted: return Program.Status.interrupted
    case .failed(let error): return fail(error, output)
    }
  }

  private func fail(_ error: ScriptError, _ output: Output) -> Int32 {
    output.report(text(of: error))
    return Program.Status.scriptFailed
  }

  private func text(of error: ScriptError) -> String {
    error.report(isVerbose: isVerbose, columns: Program.reportColumns)
  }
}

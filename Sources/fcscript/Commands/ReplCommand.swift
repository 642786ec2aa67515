import FCHost
import FCTerminal
import FCTools

/// `fcscript repl`: tries Lua out, with or without a script.
struct ReplCommand: Command {
  static let name = "repl"
  static let operands = "[FILE] [options] [-- ARG…]"
  static let mostOperands: Int? = 1
  static let summary = "try Lua out, a line at a time, with or without a deck"
  static let options =
    [Option.seed, .store, .adopt, .learner] + Option.permissions
    + [.plugin, .allowPlugin] + Option.limits + [.help]
  static let examples = [
    Example("fcscript repl", "reads a line, runs it, shows its value"),
    Example("fcscript repl quiz.lua", "and has the deck of the script in the global deck"),
    Example("echo 'math.pi' | fcscript repl", "shows the values of what comes from a pipe"),
  ]
  static let closingLines = [
    "Nothing of what is tried out lasts, unless --store names a place. :help there tells more.",
    "Without a terminal, or with ACCESSIBLE set, it reads plain lines and writes results only.",
  ]

  static let statuses: KeyValuePairs<Int32, String> = [
    Program.Status.success: "the person has quit, or every input from a pipe was run",
    Program.Status.scriptFailed: "an input from a pipe has failed",
  ]

  private let path: String?
  private let configuration: ScriptHost.Configuration
  private let arguments: Arguments

  init(_ arguments: Arguments) throws {
    path = arguments.operands.first
    if path == "" { throw UsageError("which script? fcscript repl [FILE]") }
    self.arguments = arguments
    var configuration = try arguments.configuration()
    if !arguments.has(.store) { configuration.store = .memory }
    self.configuration = configuration
  }

  func run() throws -> Int32 {
    let waiting = ReplLoop()
    let console = try console(waiting.loop)
    var configuration = configuration
    configuration.plugins = try arguments.plugins { console.show($0) }
    return try Repl(configuration, path: path, console: console, waiting: waiting).run()
  }

  private func console(_ loop: EventLoop) throws -> any ReplConsole {
    let terminal = TerminalEnvironment.current()
    guard terminal.canShowFullScreen else { return try PipeConsole(loop) }
    let path = InputHistory.standardPath(environment: environmentVariable)
    return try LineConsole(loop, history: InputHistory(path: path))
  }
}

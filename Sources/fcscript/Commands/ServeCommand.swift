import FCHost
import FCServe

/// `fcscript serve`: lets another program play.
struct ServeCommand: Command {
  static let name = "serve"
  static let operands = "[options]"
  static let summary = "let another program play: JSON-RPC over standard input and output"
  static let options =
    [Option.lines, .store, .learner] + Option.permissions + Option.limits + [.help]
  static let examples = [Example("fcscript serve --lines", "reads and writes one message a line")]
  static let closingLines = [
    "The options are for scripts that a request to load says nothing else about. The",
    "messages are told in docs/serve.md, installed as share/doc/fcscript/serve.md.",
  ]
  static let statuses: KeyValuePairs<Int32, String> = [
    Program.Status.success: "after shutdown or the end of the input",
    Program.Status.outputLost: "nobody reads the output any more",
  ]

  private let settings: Settings

  init(_ arguments: Arguments) throws {
    var settings = Settings(version: Program.version)
    if arguments.has(.lines) { settings.framing = .lines }
    settings.scripts.permissions = arguments.permissions
    settings.scripts.limits = try arguments.limits()
    settings.scripts.store = try arguments.store()
    settings.scripts.learner = arguments.options[.learner]
    self.settings = settings
  }

  func run() -> Int32 {
    Service(settings).run() ? Program.Status.success : Program.Status.outputLost
  }
}

extension Option {
  fileprivate static let lines = Option(
    "lines", "each message is one line, instead of following a Content-Length header")
}

import FCHost
import FCTerminal
import FCText
import FCViews
import Glibc

/// The command line program: it reads the arguments and wires a host to a surface.
enum Program {
  static let version = "0.1.0"
  static var versionLine: String { "fcscript \(version)" }

  /// Exit statuses, as scripts and shells rely on them.
  enum Status {
    static let success: Int32 = 0
    static let scriptFailed: Int32 = 1
    /// Nobody reads what a server says any more.
    static let outputLost: Int32 = 1
    /// A file was not written.
    static let notWritten: Int32 = 1
    /// There is nothing of the name that was asked for.
    static let notFound: Int32 = 1
    static let wrongUsage: Int32 = 2
    /// A limit or an uncaught refusal of a permission stopped the script.
    static let scriptStopped: Int32 = 3
    static let interrupted: Int32 = 130

    /// The status of a script that an error has ended.
    static func after(_ error: ScriptError) -> Int32 {
      [.limit, .permission].contains(error.kind) ? scriptStopped : scriptFailed
    }
  }

  /// Runs the program and returns its exit status.
  static func run(_ arguments: [String]) -> Int32 {
    openStandardDescriptors()
    // A reader that goes away ends the output, not the process.
    signal(SIGPIPE, SIG_IGN)
    // Nor does a limit on the size of files: the write that passes it fails.
    signal(SIGXFSZ, SIG_IGN)
    do {
      try requireText()
      return try dispatch(arguments)
    } catch let error as UsageError {
      let command = arguments.first.flatMap(Commands.named)
      let topic = command.map { $0 == HelpCommand.self ? "" : " \($0.name)" } ?? ""
      report("\(visibleLine(error.message))\nfcscript help\(topic) tells what can be asked for.")
      return Status.wrongUsage
    } catch {
      report(visibleLine(String(describing: error)))
      return Status.scriptFailed
    }
  }

  /// Gives the program the standard descriptors that whoever started it has closed, so that
  /// nothing else that is opened gets their numbers.
  private static func openStandardDescriptors() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Refuses arguments that are no text: repaired, they would name other files.
  private static func requireText() throws {
    for (index, argument) in CommandLine.arguments.enumerated() {
      guard let bytes = CommandLine.unsafeArgv[index], String(validatingCString: bytes) == nil
      else { continue }
      throw UsageError("argument \(index) is not UTF-8 text: '\(argument)'")
    }
  }

  private static func dispatch(_ arguments: [String]) throws -> Int32 {
    guard let name = arguments.first else {
      throw UsageError("a command is missing, such as: fcscript run quiz.lua")
    }
    switch name {
    case "--help", "-h": return say(Help.text)
    // For packagers, and so in no help.
    case "--manual-page":
      let isOfLua = arguments.dropFirst().first == "lua"
      return say(try (isOfLua ? ManualPage.lua() : ManualPage.program).text)
    case "--version": return say(versionLine)
    default: break
    }
    guard let command = Commands.named(name) else {
      guard let added = try PluginCommand(name, Array(arguments.dropFirst())) else {
        throw unknownCommand(name)
      }
      return try added.run()
    }
    let rest = try Arguments(Array(arguments.dropFirst()), allowed: command.options)
    if rest.has(.help) { return say(command.help) }
    if let most = command.mostOperands, let extra = rest.operands.dropFirst(most).first {
      throw UsageError("'\(extra)' is one too many\(command.hint(forExtra: rest))")
    }
    return try command.init(rest).run()
  }

  static func unknownCommand(_ name: String) -> UsageError {
    if name.hasSuffix(".lua") {
      return UsageError("unknown command '\(name)': to play a deck, use fcscript run \(name)")
    }
    let known = Commands.all.map { $0.name } + PluginCommand.all().map(\.name)
    let hint = suggestion(for: name, among: known)
    return UsageError("unknown command '\(name)'\(hint)")
  }

  static func say(_ text: String) -> Int32 {
    print(text)
    return Status.success
  }

  /// How wide a report of an error may be: as wide as the terminal that shows it.
  static var reportColumns: Int {
    isatty(STDERR_FILENO) == 0
      ? 100 : TerminalEnvironment.current().size(of: STDERR_FILENO).columns
  }

  /// Whether what is written to a descriptor may have colours.
  static func mayColor(_ descriptor: Int32) -> Bool {
    isatty(descriptor) != 0 && Capabilities(.current()).colors != .none
  }

  /// Writes a message to standard error. It may hold what a script or an argument says, such as the
  /// name of an answer key, and that must not steer the terminal.
  static func report(_ text: String) { report(visible: visible(text)) }

  /// Writes a message in which everything is to be seen, or else is meant for the terminal.
  static func report(visible text: String) {
    let line = Array("\(text)\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

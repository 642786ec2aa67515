import FCHost
import FCViews

/// A command that a plugin adds: `fcscript streaks`.
struct PluginCommand {
  private static let options: [Option] = [
    .plugin, .allowPlugin, .store, .verbose, .help,
  ]

  private let command: PluginSet.Command
  private let arguments: Arguments

  /// Finds the command of a name; nil when no plugin has one.
  ///
  /// - Throws: `UsageError` for options that it does not know.
  init?(_ name: String, _ arguments: [String]) throws {
    // Most words that are no command are misspelt: they get to hear of that, and not of options.
    guard let options = try? Arguments(arguments, allowed: Self.options) else {
      guard try Self.plugins(Arguments())?.command(name) != nil else { return nil }
      _ = try Arguments(arguments, allowed: Self.options)
      return nil
    }
    guard let command = try Self.plugins(options)?.command(name) else { return nil }
    self.command = command
    self.arguments = options
  }

  func run() throws -> Int32 {
    if arguments.has(.help) {
      print(visible(help))
      return Program.Status.success
    }
    do {
      return Int32(try command.run(arguments.operands + arguments.scriptArguments))
    } catch let error as ScriptError {
      Program.report(
        error.report(isVerbose: arguments.has(.verbose), columns: Program.reportColumns))
      return Program.Status.after(error)
    }
  }

  private var help: String {
    let lines = ["usage: fcscript \(command.name) [options] [ARG…]", ""]
    let summary = command.help.isEmpty ? [] : [command.help, ""]
    return (lines + summary + Help.table(Self.options.map { ($0.spelledForm, $0.summary) })).joined(
      separator: "\n")
  }

  /// The names of the commands that plugins add, for whoever has misspelt one.
  static var names: [String] { (try? plugins(Arguments()))?.commandNames ?? [] }

  private static func plugins(_ arguments: Arguments) throws -> PluginSet? {
    try arguments.plugins { Swift.print(visible($0)) }
  }
}

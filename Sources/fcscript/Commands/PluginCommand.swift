import FCHost
import FCTools
import FCViews

/// A command that a plugin adds: `fcscript streaks`.
struct PluginCommand {
  static let options: [Option] = [
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
      guard Self.all().contains(where: { $0.name == name }) else { return nil }
      _ = try Arguments(arguments, allowed: Self.options)
      return nil
    }
    let found =
      if options.has(.help) {
        options.pluginCommands.first { $0.name == name }
      } else {
        try options.plugins { print(visible($0)) }?.command(name)
      }
    guard let command = found else { return nil }
    self.command = command
    self.arguments = options
  }

  func run() throws -> Int32 {
    if arguments.has(.help) { return Program.say(Self.help(of: command)) }
    do {
      return Int32(try command.run(arguments.operands + arguments.scriptArguments))
    } catch let error as ScriptError {
      Program.report(
        error.report(isVerbose: arguments.has(.verbose), columns: Program.reportColumns))
      return Program.Status.after(error)
    }
  }

  /// The commands that plugins add, to be told of.
  static func all() -> [PluginSet.Command] { Arguments().pluginCommands }

  /// The first line of what it says of itself.
  static func summary(of command: PluginSet.Command) -> String {
    visible(String(command.help.prefix { !$0.isNewline }))
  }

  static func help(of command: PluginSet.Command) -> String {
    let lines = ["usage: fcscript \(command.name) [options] [ARG…]", ""]
    let summary = command.help.isEmpty ? [] : [visible(command.help), ""]
    return (lines + summary + alignedRows(options.map { ($0.spelledForm, $0.summary) }))
      .joined(separator: "\n")
  }
}

import FCTools

/// `fcscript help`: shows help, also of one command.
struct HelpCommand: Command {
  static let name = "help"
  static let operands = "[COMMAND]"
  static let mostOperands: Int? = 1
  static let summary = "show help, also of one command"
  static let options: [Option] = [.help]
  static let examples = [Example("fcscript help run", "tells what can be asked of run")]

  private let text: String

  init(_ arguments: Arguments) throws {
    guard let topic = arguments.operands.first else {
      text = Help.text
      return
    }
    if let command = Commands.named(topic) {
      text = command.help
    } else if let command = PluginCommand.all().first(where: { $0.name == topic }) {
      text = PluginCommand.help(of: command)
    } else {
      throw Program.unknownCommand(topic)
    }
  }

  func run() -> Int32 { Program.say(text) }
}

/// The help of the whole program.
enum Help {
  static var text: String {
    (["usage: fcscript COMMAND …", "", "Plays flash-card decks that are Lua programs.", ""]
      + alignedRows(Commands.all.map { ($0.form, $0.summary) })
      + pluginLines
      + [
        "", "fcscript help COMMAND tells more. How to write a deck stands in decks/README.md,",
        "installed as share/fcscript/decks/README.md.",
      ]).joined(separator: "\n")
  }

  private static var pluginLines: [String] {
    let commands = PluginCommand.all()
    if commands.isEmpty { return [] }
    return lines(
      of: HelpList(
        title: "Commands of plugins",
        rows: commands.map { ($0.name, PluginCommand.summary(of: $0)) }))
  }

  static func lines(of list: HelpList) -> [String] {
    ["", "\(list.title):"] + alignedRows(list.rows)
  }
}

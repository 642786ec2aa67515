/// A command as a shell completes it.
struct CompletedCommand {
  let name: String
  let summary: String
  let options: [Option]
  let operands: Offer

  /// Those of the program, then those of its plugins.
  static var all: [CompletedCommand] {
    Commands.all.map {
      CompletedCommand(
        name: $0.name, summary: $0.summary, options: $0.options, operands: Offer($0.operands))
    }
      + PluginCommand.all().map {
        CompletedCommand(
          name: $0.name, summary: PluginCommand.summary(of: $0), options: PluginCommand.options,
          operands: Offer(""))
      }
  }
}

/// What a shell offers for an operand, or for the value of an option.
struct Offer: Equatable {
  enum Files { case none, folders, scripts, all }

  private(set) var words: [String] = []
  private(set) var files = Files.none

  /// - Parameter form: What the help says that there can be, such as `SCRIPT…` or `PATH|memory`.
  init(_ form: String) {
    for part in form.split(separator: " ") {
      // What follows is the script's own.
      if part == "[--" { return }
      let names = part.split { "[]|….".contains($0) }
      for name in names {
        switch name {
        case "COMMAND":
          words += Commands.all.map { $0.name } + PluginCommand.all().map { $0.name }
        case "SCRIPT", "FILE": files = .scripts
        // Of NAME.lua, a new script, only the folder is there.
        case "DIR", "lua": if files == .none { files = .folders }
        case "PATH": files = .all
        default: if names.count > 1, name == name.lowercased() { words.append(String(name)) }
        }
      }
    }
  }

  var isEmpty: Bool { self == Offer("") }
}

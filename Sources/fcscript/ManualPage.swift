/// The manual page fcscript(1), in the language of man(7), from the tables of which the help is made.
///
/// `make install` has the program write it.
enum ManualPage {
  static var text: String {
    (header + synopsis + commands + options + surroundings).joined(separator: "\n")
  }

  private static var header: [String] {
    [
      // Without a date: the same version gives the same page.
      ".TH FCSCRIPT 1 \"\" \"fcscript \(Program.version)\" \"User Commands\"",
      ".SH NAME", "fcscript \\- play flash\\-card decks that are Lua programs",
    ]
  }

  private static var synopsis: [String] {
    [".SH SYNOPSIS", ".nf"]
      + Commands.all.map { ".B fcscript \(escaped($0.form))" } + [".fi"]
  }

  private static var commands: [String] {
    [".SH COMMANDS"] + Commands.all.flatMap(section)
  }

  private static func section(_ command: any Command.Type) -> [String] {
    [".SS \(escaped(command.name))", escaped(command.sentence)]
      + command.examples.flatMap { item($0.line, $0.meaning) }
      + command.lists.flatMap(list)
      + paragraphs(command.closingLines)
      + (command.statusList.map(list) ?? [])
  }

  private static func list(_ list: HelpList) -> [String] {
    [".PP", escaped("\(list.title):")] + list.rows.flatMap { item($0.0, $0.1) }
  }

  /// A thing and what is said of it.
  private static func item(_ thing: String, _ words: String) -> [String] {
    [".TP", ".B \(escaped(thing))", escaped(words)]
  }

  private static func paragraphs(_ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [".PP"] + lines.map { $0.isEmpty ? ".PP" : escaped($0) }
  }

  private static var options: [String] {
    let all = Commands.all.flatMap { $0.options }
    let options = all.indices.filter { !all[..<$0].contains(all[$0]) }.map { all[$0] }
    return [".SH OPTIONS"]
      + options.flatMap { option in
        let commands = Commands.all.filter { $0.options.contains(option) }
        // What every command takes needs no list.
        let place =
          commands.count == Commands.all.count
          ? "" : " (\(commands.map { $0.name }.joined(separator: ", ")))"
        return item(option.spelledForm, option.summary + place)
      }
  }

  private static var surroundings: [String] {
    let variables = [
      ("FCSCRIPT_ANIMATIONS", "how much moves where --animations does not say it"),
      ("ACCESSIBLE", "if set, numbered lines instead of full screen, as for a screen reader"),
    ]
    return [".SH ENVIRONMENT"]
      + variables.flatMap { item($0.0, $0.1) }
      + [".SH SEE ALSO", escaped("How to write a deck stands in share/fcscript/decks/README.md.")]
  }

  /// A line that is read as text, and not as a request or an escape.
  private static func escaped(_ line: String) -> String {
    let text = line.reduce(into: "") { text, character in
      switch character {
      case "\\": text += "\\e"
      case "-": text += "\\-"
      case "…": text += "..."
      default: text.append(character)
      }
    }
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&\(text)" : text
  }
}

/// The commands, each with the words of its help.
enum Command: String, CaseIterable {
  case run, check, serve, version, help

  var operands: String {
    switch self {
    case .run: "SCRIPT [options] [-- ARG…]"
    case .check: "SCRIPT… [-- ARG…]"
    case .serve: "[options]"
    case .version: ""
    case .help: "[COMMAND]"
    }
  }

  /// How many operands it takes; nil for any number.
  var mostOperands: Int? {
    switch self {
    case .run, .help: 1
    case .serve, .version: 0
    case .check: nil
    }
  }

  var summary: String {
    switch self {
    case .run: "play a deck, or run any script to its end"
    case .check: "report the problems of a script without playing it"
    case .serve: "let another program play: JSON-RPC over standard input and output"
    case .version: "show the version"
    case .help: "show help, also of one command"
    }
  }

  var options: [Option] {
    switch self {
    case .run: Option.allCases.filter { $0 != .lines }
    case .check:
      [.memory, .timeout, .instructions] + Option.permissions + [.plugin, .allowPlugin, .help]
    case .serve:
      [.lines, .store, .learner] + Option.permissions + [.memory, .timeout, .instructions, .help]
    case .version, .help: [.help]
    }
  }

  /// The summary as a sentence.
  var sentence: String { summary.prefix(1).uppercased() + summary.dropFirst() + "." }

  /// The help of the command.
  var help: String {
    var lines = ["usage: fcscript \(rawValue) \(operands)", "", sentence, ""]
    lines += Help.table(options)
    return (lines + closingLines).joined(separator: "\n")
  }

  /// What the help says after the options: lines, with empty ones between the paragraphs.
  var closingLines: [String] {
    switch self {
    case .run:
      [
        "", "A script reads the files of its own folder. Paths are relative to the current one.",
        "", "Exit status: 0 played or run to the end, 1 the script failed, 2 wrong usage,",
        "3 a limit or an uncaught refusal of a permission stopped it, 130 stopped by Ctrl-C.",
      ]
    case .serve:
      [
        "", "The options are for scripts that a request to load says nothing else about. The",
        "messages are told in docs/serve.md, installed as share/doc/fcscript/serve.md.",
        "", "Exit status: 0 after shutdown or the end of the input, 1 when nobody reads the output",
        "any more, 2 wrong usage.",
      ]
    case .check, .version, .help: []
    }
  }
}

/// The help of the whole program.
enum Help {
  static var text: String {
    (["usage: fcscript COMMAND …", "", "Plays flash-card decks that are Lua programs.", ""]
      + table(Command.allCases.map { ("\($0.rawValue) \($0.operands)", $0.summary) })
      + [
        "", "fcscript help COMMAND tells more. How to write a deck stands in decks/README.md,",
        "installed as share/fcscript/decks/README.md.",
      ]).joined(separator: "\n")
  }

  /// Options with what they do.
  static func table(_ options: [Option]) -> [String] {
    table(options.map { ($0.spelledForm, $0.summary) })
  }

  /// Two columns, the second aligned.
  static func table(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { row in
      "  \(row.0)\(String(repeating: " ", count: width - row.0.count))  \(row.1)"
    }
  }
}

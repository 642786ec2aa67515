import FCTools

/// A command of the program: `fcscript NAME`.
///
/// The help, the manual page, the completions and the suggestions are all made of what it says here.
protocol Command: SendableMetatype {
  static var name: String { get }
  /// What it takes, as the help writes it.
  static var operands: String { get }
  /// How many operands it takes; nil for any number.
  static var mostOperands: Int? { get }
  /// What it does, without a capital and a full stop.
  static var summary: String { get }
  static var options: [Option] { get }
  /// Some of its uses.
  static var examples: [Example] { get }
  /// What can be chosen from, if that needs words of its own.
  static var lists: [HelpList] { get }
  /// What else the help says: lines, with empty ones between the paragraphs.
  static var closingLines: [String] { get }
  /// What each of its exit statuses means; empty when none tells anything. That of wrong usage need
  /// not be among them.
  static var statuses: KeyValuePairs<Int32, String> { get }

  /// Reads its arguments.
  ///
  /// - Throws: `UsageError` for a mistake in them.
  init(_ arguments: Arguments) throws

  /// Does its work and gives the exit status.
  func run() throws -> Int32

  /// What may have been meant by an operand too many, after a colon; empty when there is no telling.
  static func hint(forExtra arguments: Arguments) -> String
}

/// A command line and what it does.
struct Example {
  let line: String
  let meaning: String

  init(_ line: String, _ meaning: String) {
    self.line = line
    self.meaning = meaning
  }
}

/// A list of the help: words and what each means.
struct HelpList {
  let title: String
  let rows: [(String, String)]
}

extension Command {
  static var mostOperands: Int? { 0 }
  static var lists: [HelpList] { [] }
  static var closingLines: [String] { [] }
  static var statuses: KeyValuePairs<Int32, String> { [:] }
  static func hint(forExtra arguments: Arguments) -> String { "" }

  /// How it is written.
  static var form: String { operands.isEmpty ? name : "\(name) \(operands)" }

  /// The summary as a sentence.
  static var sentence: String { summary.prefix(1).uppercased() + summary.dropFirst() + "." }

  /// The exit statuses in order, with that of wrong usage.
  static var statusList: HelpList? {
    if statuses.isEmpty { return nil }
    let usage = Program.Status.wrongUsage
    let all = statuses + (statuses.contains { $0.key == usage } ? [] : [(usage, "wrong usage")])
    return HelpList(
      title: "Exit status", rows: all.sorted { $0.0 < $1.0 }.map { ("\($0.0)", $0.1) })
  }

  static var help: String {
    var lines = ["usage: fcscript \(form)", "", sentence, ""]
    lines += alignedRows(options.map { ($0.spelledForm, $0.summary) })
    lines += ["", examples.count == 1 ? "Example:" : "Examples:"]
    lines += alignedRows(examples.map { ($0.line, $0.meaning) })
    for list in lists { lines += Help.lines(of: list) }
    if !closingLines.isEmpty { lines += [""] + closingLines }
    if let statusList { lines += Help.lines(of: statusList) }
    return lines.joined(separator: "\n")
  }
}

/// The commands, in the order of the help.
enum Commands {
  static let all: [any Command.Type] = [
    RunCommand.self, NewCommand.self, CheckCommand.self, TestCommand.self, DocCommand.self,
    ReplCommand.self, TypesCommand.self, ServeCommand.self, CompletionsCommand.self,
    VersionCommand.self,
    HelpCommand.self,
  ]

  static func named(_ name: String) -> (any Command.Type)? { all.first { $0.name == name } }
}

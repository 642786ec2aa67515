/// `fcscript completions`: writes what a shell needs to complete commands and options.
struct CompletionsCommand: Command {
  static let name = "completions"
  static let operands = "bash|zsh|fish"
  static let mostOperands: Int? = 1
  static let summary = "write what lets a shell complete commands and options"
  static let options: [Option] = [.help]
  static let examples = [
    Example("source <(fcscript completions bash)", "completes in this bash, or in a ~/.bashrc"),
    Example("source <(fcscript completions zsh)", "in zsh, after compinit"),
    Example("fcscript completions fish | source", "in fish"),
  ]
  static let closingLines = [
    "The commands of the plugins that are there now are completed, too. make install has put this",
    "in its place for each of the shells, without your own plugins.",
  ]

  private let shell: Shell

  init(_ arguments: Arguments) throws {
    guard let name = arguments.operands.first else {
      throw UsageError("for which shell? fcscript completions \(Self.operands)")
    }
    try Arguments.require(name, among: Shell.allCases.map(\.rawValue), Self.name)
    shell = Shell(rawValue: name) ?? .bash
  }

  func run() -> Int32 {
    let commands = CompletedCommand.all
    switch shell {
    case .bash: return Program.say(BashCompletions(commands).text)
    case .zsh: return Program.say(ZshCompletions(commands).text)
    case .fish: return Program.say(FishCompletions(commands).text)
    }
  }

  private enum Shell: String, CaseIterable { case bash, zsh, fish }
}

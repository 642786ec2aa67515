/// `fcscript version`: shows the version.
struct VersionCommand: Command {
  static let name = "version"
  static let operands = ""
  static let summary = "show the version"
  static let options: [Option] = [.help]
  static let examples = [
    Example("fcscript version", "prints a line such as \(Program.versionLine)")
  ]

  init(_ arguments: Arguments) {}

  func run() -> Int32 { Program.say(Program.versionLine) }
}

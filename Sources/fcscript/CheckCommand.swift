import FCHost
import FCTools
import FCViews

/// `fcscript check`: reports the problems of scripts without playing them.
struct CheckCommand: Command {
  static let name = "check"
  static let operands = "SCRIPT… [-- ARG…]"
  static let mostOperands: Int? = nil
  static let summary = "report the problems of a script without playing it"
  static let options =
    Option.limits + Option.permissions + [.plugin, .allowPlugin, .help]
  static let examples = [Example("fcscript check quiz.lua", "reports what is wrong with the deck")]
  static let statuses: KeyValuePairs<Int32, String> = [
    Program.Status.success: "nothing was found",
    Program.Status.scriptFailed: "a problem was found",
    Program.Status.scriptStopped: "a limit or an uncaught refusal of a permission stopped a script",
  ]

  private let paths: [String]
  private let scriptArguments: [String]
  private let permissions: Permissions
  private let limits: ScriptHost.Configuration.Limits
  private let plugins: PluginSet?

  init(_ arguments: Arguments) throws {
    guard !arguments.operands.isEmpty else {
      throw UsageError("which script? fcscript check SCRIPT…")
    }
    paths = arguments.operands
    scriptArguments = arguments.scriptArguments
    permissions = arguments.permissions
    limits = try arguments.limits()
    plugins = try arguments.plugins { _ in }
  }

  func run() throws -> Int32 {
    let output = Output(isPlain: true)
    var status = Program.Status.success
    for path in paths {
      let result = try check(
        path, arguments: scriptArguments, limits: limits, permissions: permissions,
        plugins: plugins)
      for problem in result.problems {
        output.report(problem.report(columns: Program.reportColumns))
        status = max(status, Program.Status.after(problem))
      }
      if result.problems.isEmpty { output.print("\(visibleLine(path)): \(summary(of: result))") }
    }
    return status
  }

  private func summary(of result: CheckResult) -> String {
    if result.keyCount == 0 { return "no problems; it makes no deck" }
    let keys = count(result.keyCount, "answer key")
    return "no problems in \(keys) with \(count(result.cardCount, "card"))"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

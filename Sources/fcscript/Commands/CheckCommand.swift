import FCHost
import FCTools
import FCViews
import Glibc

/// `fcscript check`: reports the problems of scripts without playing them.
struct CheckCommand: Command {
  static let name = "check"
  static let operands = "FILE|DIR… [options] [-- ARG…]"
  static let mostOperands: Int? = nil
  static let summary = "report the problems of scripts without playing them"
  static let options =
    [Option.format, .codes, .store] + Option.limits + Option.permissions
    + [.plugin, .allowPlugin, .help]
  static let examples = [
    Example("fcscript check quiz.lua", "reports what is wrong with the deck"),
    Example(
      "fcscript check decks --format github", "reports on all scripts of a folder in a workflow"),
  ]
  static let closingLines = [
    "A comment -- fcscript: allow CODE silences its line, or the next one where it stands alone."
  ]
  static let statuses: KeyValuePairs<Int32, String> = [
    Program.Status.success: "nothing was found",
    Program.Status.scriptFailed: "a problem was found",
    Program.Status.scriptStopped: "a limit or a refused permission ended the check of a script",
  ]

  /// How the findings are written.
  private enum Format: String { case text, json, github }

  private let paths: [String]
  private let format: Format
  private let listsCodes: Bool
  private var settings = CheckOptions()

  init(_ arguments: Arguments) throws {
    listsCodes = arguments.has(.codes)
    guard listsCodes || !arguments.operands.isEmpty else {
      throw UsageError("which script? fcscript check FILE|DIR…")
    }
    paths = arguments.operands
    format = arguments.options[.format].flatMap(Format.init) ?? .text
    settings.arguments = arguments.scriptArguments
    settings.permissions = arguments.permissions
    settings.limits = try arguments.limits()
    settings.plugins = try arguments.plugins { _ in }
    settings.store = try arguments.store()
  }

  func run() throws -> Int32 {
    let output = Output(isPlain: true)
    if listsCodes {
      for line in alignedRows(FindingCode.allCases.map { ($0.rawValue, $0.meaning) }) {
        output.print(line)
      }
      return Program.Status.success
    }
    let result = try check(paths, settings)
    switch format {
    case .text: report(result, to: output)
    case .json: output.print(Finding.json(result.problems))
    case .github: for finding in result.problems { output.print(finding.gitHubCommand) }
    }
    if result.problems.contains(where: \.isStop) { return Program.Status.scriptStopped }
    return result.problems.isEmpty ? Program.Status.success : Program.Status.scriptFailed
  }

  private func report(_ result: CheckResult, to output: Output) {
    let isColored = Program.mayColor(STDERR_FILENO)
    for finding in result.problems {
      let text = finding.report(columns: Program.reportColumns, isColored: isColored)
      Program.report(visible: text + "\n")
    }
    if let remark = result.remark { Program.report(remark) }
    let summary = visibleLine(result.summary(of: paths))
    if result.problems.isEmpty { output.print(summary) } else { Program.report(summary) }
  }
}

extension Option {
  fileprivate static let format = Option(
    "format", value: "text|json|github", "how the findings are written (text unless given)")
  fileprivate static let codes = Option("codes", "list the codes of findings")
}

import FCHost
import FCTools

/// `fcscript check`: reports every problem of scripts without playing them.
struct CheckCommand {
  private let paths: [String]
  private let scriptArguments: [String]

  init(_ arguments: Arguments) throws {
    guard !arguments.operands.isEmpty else {
      throw UsageError("which script? fcscript check SCRIPT…")
    }
    paths = arguments.operands
    scriptArguments = arguments.scriptArguments
  }

  func run() throws -> Int32 {
    var problemCount = 0
    for path in paths {
      let result = try check(path, arguments: scriptArguments)
      for problem in result.problems {
        // A blank line between reports, which have several lines themselves.
        Program.report(
          (problemCount == 0 ? "" : "\n") + problem.report(columns: Program.reportColumns))
        problemCount += 1
      }
      if result.problems.isEmpty { print("\(path): \(summary(of: result))") }
    }
    return problemCount == 0 ? Program.Status.success : Program.Status.scriptFailed
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

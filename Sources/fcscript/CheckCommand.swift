import FCHost
import FCTools

/// `fcscript check`: reports every problem of scripts without playing them.
struct CheckCommand {
  private let paths: [String]

  init(_ arguments: Arguments) throws {
    guard !arguments.operands.isEmpty else {
      throw UsageError("which script? fcscript check SCRIPT…")
    }
    paths = arguments.operands
  }

  func run() throws -> Int32 {
    var problemCount = 0
    for path in paths {
      for problem in try check(path) {
        Program.report(problem.report())
        problemCount += 1
      }
    }
    return problemCount == 0 ? Program.Status.success : Program.Status.scriptFailed
  }
}

import FCViews

/// Writes the results of tests for people: a line for each file, then every failure in full.
struct HumanTestWriter: TestWriter {
  private let paint: Paint

  init(isColored: Bool) { paint = Paint(isColored: isColored) }

  func start() -> [String] { [] }

  mutating func lines(of file: TestFileResult) -> [String] {
    if file.isPassedOver { return [] }
    let mark = file.hasPassed ? paint(.green, "ok  ") : paint(.red, "FAIL")
    return ["\(mark) \(visibleLine(file.path))  \(counts(of: file))"]
  }

  func end(_ result: TestRunResult) -> [String] {
    if result.hasRunNothing { return [] }
    var lines: [String] = []
    for file in result.files {
      for outcome in file.outcomes where !outcome.hasPassed {
        lines += [""] + failure("\(visibleLine(file.path)) › \(outcome.title)", outcome.problems)
        lines += outcome.printed.map { "  printed: \(visible($0))" }
      }
      if let problem = file.problem { lines += [""] + failure(visibleLine(file.path), [problem]) }
    }
    return lines + ["", summary(of: result)]
  }

  // MARK: Lines

  private func failure(_ title: String, _ problems: [TestProblem]) -> [String] {
    [paint(.bold, title)]
      + problems.flatMap {
        $0.report.split(separator: "\n", omittingEmptySubsequences: false)
          .map { coloredDifference(String($0)) }
      }
  }

  private func counts(of file: TestFileResult) -> String {
    let failed = file.outcomes.count { !$0.hasPassed }
    var parts = [counted(file.outcomes.count, "test")]
    if failed > 0 { parts.append("\(failed) failed") }
    if file.problem != nil { parts.append(file.isStopped ? "stopped" : "failed") }
    if file.notRun > 0 { parts.append("\(file.notRun) not run") }
    if file.snapshotsWritten > 0 {
      parts.append("\(counted(file.snapshotsWritten, "snapshot")) written")
    }
    if failed > 0, file.isStopped { parts.append("stopped by a limit") }
    return parts.joined(separator: ", ")
  }

  private func summary(of result: TestRunResult) -> String {
    let outcomes = result.outcomes
    let failed = outcomes.count { !$0.hasPassed }
    let shownFiles = result.files.count { !$0.isPassedOver }
    var text = "\(counted(outcomes.count, "test")) in \(counted(shownFiles, "file")): "
    text += "\(outcomes.count - failed) passed"
    if failed > 0 { text += ", \(failed) failed" }
    let broken = result.files.count { $0.problem != nil }
    if broken > 0 { text += ", \(counted(broken, "file")) failed" }
    let notRun = result.files.reduce(0) { $0 + $1.notRun }
    if notRun > 0 { text += ", \(notRun) not run" }
    return paint(result.hasPassed ? .green : .red, "\(text) (seed \(result.seed))")
  }

  /// A line of a difference in its colour; any other as it is.
  private func coloredDifference(_ line: String) -> String {
    if line.hasPrefix("    - ") { return paint(.red, line) }
    return line.hasPrefix("    + ") ? paint(.green, line) : line
  }
}

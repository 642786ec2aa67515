import FCJSON
import FCModels
import FCViews

/// Writes the results of tests as the Test Anything Protocol has them, version 14.
///
/// Source: https://testanything.org/tap-version-14-specification.html
struct TAPWriter: TestWriter {
  private var count = 0

  func start() -> [String] { ["TAP version 14"] }

  mutating func lines(of file: TestFileResult) -> [String] {
    var lines: [String] = []
    for outcome in file.outcomes {
      lines += point("\(file.path) › \(outcome.title)", outcome.problems)
      lines += outcome.printed.map { "# \(visibleLine($0))" }
    }
    if let problem = file.problem { lines += point(file.path, [problem]) }
    if file.notRun > 0 { lines.append("# \(visibleLine(file.path)): \(file.notRun) not run") }
    return lines
  }

  /// The plan may stand at the end, where the number of tests is known.
  func end(_ result: TestRunResult) -> [String] { ["1..\(count)", "# seed \(result.seed)"] }

  private mutating func point(_ title: String, _ problems: [TestProblem]) -> [String] {
    count += 1
    let state = problems.isEmpty ? "ok" : "not ok"
    let line = "\(state) \(count) - \(escaped(visibleLine(title)))"
    return [line] + (problems.isEmpty ? [] : diagnosis(of: problems))
  }

  /// Why a test has failed, in YAML; text in quotes is written as JSON is, which YAML reads.
  private func diagnosis(of problems: [TestProblem]) -> [String] {
    var lines = ["  ---"]
    if let first = problems.first {
      lines.append("  message: \(PlainValue.text(first.summary).jsonText)")
      lines.append("  severity: \(first.isStop ? "stopped" : "fail")")
      if let file = first.file, let line = first.line {
        lines += ["  at:", "    file: \(PlainValue.text(file).jsonText)", "    line: \(line)"]
      }
    }
    lines.append("  report: |")
    let report = problems.map(\.report).joined(separator: "\n\n")
    // The first line tells YAML how far the text is indented, so it begins with none of its own.
    lines += report.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }
    return lines + ["  ..."]
  }

  /// A title in which nothing stands for a directive.
  private func escaped(_ title: String) -> String {
    title.reduce(into: "") { text, letter in
      if letter == "\\" || letter == "#" { text.append("\\") }
      text.append(letter)
    }
  }
}

import FCViews

/// Writes the results of tests as the XML of JUnit, which machines that build take.
///
/// Source: https://github.com/testmoapp/junitxml, where what such machines read is gathered.
struct JUnitWriter: TestWriter {
  func start() -> [String] { [] }

  /// The counts stand first, so that nothing can be written before the end.
  func lines(of file: TestFileResult) -> [String] { [] }

  func end(_ result: TestRunResult) -> [String] {
    let suites = result.files.map(Suite.init)
    let total = suites.reduce(into: Counts()) { $0.add($1.counts) }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites name=\"fcscript\" \(total.attributes)>")
    for suite in suites { lines += suite.lines(seed: result.seed) }
    return lines + ["</testsuites>"]
  }
}

/// How many tests there are, and what came of them.
private struct Counts {
  var tests = 0
  var failures = 0
  var errors = 0
  var skipped = 0
  var seconds = 0.0

  mutating func add(_ other: Counts) {
    tests += other.tests
    failures += other.failures
    errors += other.errors
    skipped += other.skipped
    seconds += other.seconds
  }

  var attributes: String {
    "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\" "
      + "time=\"\(decimal(seconds))\""
  }
}

/// A file of tests.
private struct Suite {
  let file: TestFileResult
  let counts: Counts

  init(_ file: TestFileResult) {
    self.file = file
    var counts = Counts()
    // What keeps a file from running stands as a test of its own.
    counts.tests = file.outcomes.count + (file.problem == nil ? 0 : 1)
    counts.errors = file.outcomes.count { $0.problems.contains(where: \.isStop) }
    counts.failures = file.outcomes.count { !$0.hasPassed } - counts.errors
    if file.problem != nil { counts.errors += 1 }
    counts.seconds = file.outcomes.reduce(0) { $0 + $1.seconds }
    self.counts = counts
  }

  func lines(seed: Int) -> [String] {
    let path = escaped(file.path)
    var lines = ["  <testsuite name=\"\(path)\" file=\"\(path)\" \(counts.attributes)>"]
    lines += [
      "    <properties>", "      <property name=\"seed\" value=\"\(seed)\"/>", "    </properties>",
    ]
    for outcome in file.outcomes { lines += self.lines(of: outcome) }
    if let problem = file.problem {
      lines.append("    <testcase name=\"\(path)\" classname=\"\(path)\" time=\"0.000\">")
      lines += element(of: problem, isError: true) + ["    </testcase>"]
    }
    return lines + ["  </testsuite>"]
  }

  private func lines(of outcome: TestOutcome) -> [String] {
    let group = ([file.path] + outcome.names.dropLast()).joined(separator: " › ")
    var start = "    <testcase name=\"\(escaped(outcome.names.last ?? ""))\""
    start += " classname=\"\(escaped(group))\" file=\"\(escaped(file.path))\""
    if let line = outcome.line { start += " line=\"\(line)\"" }
    start += " time=\"\(decimal(outcome.seconds))\""
    if outcome.hasPassed, outcome.printed.isEmpty { return [start + "/>"] }
    var lines = [start + ">"]
    for problem in outcome.problems { lines += element(of: problem, isError: problem.isStop) }
    if !outcome.printed.isEmpty {
      let printed = outcome.printed.map { escaped(visible($0)) }.joined(separator: "\n")
      lines.append("      <system-out>\(printed)</system-out>")
    }
    return lines + ["    </testcase>"]
  }

  private func element(of problem: TestProblem, isError: Bool) -> [String] {
    let name = isError ? "error" : "failure"
    let type = problem.isStop ? "stopped" : name
    return [
      "      <\(name) message=\"\(escaped(problem.summary))\" type=\"\(type)\">"
        + "\(escaped(problem.report, isAttribute: false))</\(name)>"
    ]
  }
}

/// Seconds, to the thousandth.
private func decimal(_ seconds: Double) -> String {
  let thousandths = Int((max(0, seconds) * 1000).rounded())
  let fraction = String(thousandths % 1000)
  return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
}

/// A text as XML has it. What XML can't hold is replaced.
///
/// Source: Extensible Markup Language 1.0, section 2.2.
private func escaped(_ text: String, isAttribute: Bool = true) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result.append(contentsOf: "&amp;".unicodeScalars)
    case "<": result.append(contentsOf: "&lt;".unicodeScalars)
    case ">": result.append(contentsOf: "&gt;".unicodeScalars)
    case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
    case "\n" where isAttribute: result.append(contentsOf: "&#10;".unicodeScalars)
    case "\t", "\n": result.append(scalar)
    case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
    default: result.append(scalar)
    }
  }
  return String(result)
}

import FCHost

/// How the results of tests are told.
public enum TestFormat: String, CaseIterable, Sendable {
  /// For people.
  case human
  /// For harnesses. Source: Test Anything Protocol, version 14.
  case tap
  /// For machines that build: the XML of JUnit.
  case junit
}

/// Writes the results of tests.
protocol TestWriter {
  /// What is written first.
  func start() -> [String]
  /// What is written of a file as soon as its turn has come.
  mutating func lines(of file: TestFileResult) -> [String]
  /// What is written last.
  func end(_ result: TestRunResult) -> [String]
}

/// Runs files of tests and writes what came of them.
///
/// - Parameters:
///   - jobs: How many run at a time.
///   - isColored: Whether what is for people may have colours.
///   - write: Takes each line.
public func runTests(
  _ files: [String], options: TestOptions, jobs: Int, format: TestFormat = .human,
  isColored: Bool = false, _ write: (String) -> Void
) -> TestRunResult {
  var writer: any TestWriter =
    switch format {
    case .human: HumanTestWriter(isColored: isColored)
    case .tap: TAPWriter()
    case .junit: JUnitWriter()
    }
  var result = TestRunResult(seed: options.seed)
  for line in writer.start() { write(line) }
  TestWorkers(files: files, options: options, jobs: jobs).run { file in
    result.files.append(file)
    for line in writer.lines(of: file) { write(line) }
  }
  for line in writer.end(result) { write(line) }
  return result
}

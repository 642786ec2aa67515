import FCHost

/// What went wrong in a test, or in a file of tests.
public struct TestProblem: Equatable, Codable {
  /// What happened, in one line or a few, with its place before it.
  public var summary: String
  /// The whole report, with the lines of the script around the place.
  public var report: String
  /// Where it was; nil where no place is known.
  public var file: String?
  public var line: Int?
  /// Whether a limit has stopped the file for good.
  public var isStop = false

  init(_ error: ScriptError, columns: Int) {
    summary = error.description
    report = error.report(columns: columns)
    file = error.position?.source
    line = error.position?.line
    isStop = error.kind == .limit
  }

  init(_ summary: String, isStop: Bool = false) {
    self.summary = summary
    report = summary
    self.isStop = isStop
  }
}

/// How a test has ended.
public struct TestOutcome: Equatable, Codable {
  /// The names of the descriptions that it stands in, outermost first, and its own.
  public var names: [String]
  /// The line on which it begins; nil where that is not known.
  public var line: Int?
  /// What went wrong; nothing when it has passed.
  public var problems: [TestProblem] = []
  /// The lines that the script has printed meanwhile.
  public var printed: [String] = []
  /// How long it took, in seconds of real time.
  public var seconds = 0.0

  public var hasPassed: Bool { problems.isEmpty }
  /// All its names on one line.
  public var title: String { names.joined(separator: " › ") }
}

/// What came of a file of tests.
public struct TestFileResult: Equatable, Codable {
  public let path: String
  public var outcomes: [TestOutcome] = []
  /// What kept its tests from running, or from running on.
  public var problem: TestProblem?
  /// How many of its tests were not run, since it was stopped before.
  public var notRun = 0
  /// How many of its tests the filter has passed over.
  public var passedOver = 0
  public var snapshotsWritten = 0
  /// Which lines of the scripts it has loaded were run; empty unless somebody asked.
  public var coverage: [ScriptCoverage] = []

  init(path: String) { self.path = path }

  public var problems: [TestProblem] { outcomes.flatMap(\.problems) + (problem.map { [$0] } ?? []) }
  public var hasPassed: Bool { problems.isEmpty }
  /// Whether it has run nothing, and not for a mistake.
  var hasRunNothing: Bool { outcomes.isEmpty && problem == nil }
  /// Whether the filter has left it nothing to run.
  var isPassedOver: Bool { hasRunNothing && passedOver > 0 }
  /// Whether a limit has stopped it.
  public var isStopped: Bool { problems.contains(where: \.isStop) }
}

/// What came of all files.
public struct TestRunResult {
  /// In the order of the files.
  public internal(set) var files: [TestFileResult] = []
  /// What decided all that was random.
  public let seed: Int

  init(seed: Int) { self.seed = seed }

  public var outcomes: [TestOutcome] { files.flatMap(\.outcomes) }
  public var hasPassed: Bool { files.allSatisfy(\.hasPassed) }
  /// Whether there was nothing to run, in none of the files.
  public var hasRunNothing: Bool { files.allSatisfy(\.hasRunNothing) }
  /// Whether every failure is that a limit has stopped a file.
  public var isOnlyStopped: Bool {
    !hasPassed && files.flatMap(\.problems).allSatisfy(\.isStop)
  }
}

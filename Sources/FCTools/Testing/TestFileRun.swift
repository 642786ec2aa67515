import FCHost
import FCLoop

/// How tests are run.
public struct TestOptions {
  /// What each host is made with; the clock, the printing and the reports are the run's own.
  public var configuration: ScriptHost.Configuration
  /// What the title of a test has in it that is to run; nil for all.
  public var filter: String?
  /// Whether snapshots are written anew.
  public var updatesSnapshots = false
  /// Whether it is counted which lines of the tested scripts run.
  public var countsLines = false
  /// The most columns of a line of a report.
  public var columns = 100
  /// Decides all that is random.
  public var seed: Int

  /// Makes options that run all tests.
  ///
  /// - Parameter configuration: Its seed is taken, or else a random one.
  public init(_ configuration: ScriptHost.Configuration = ScriptHost.Configuration()) {
    self.configuration = configuration
    seed = configuration.seed ?? Int.random(in: 0..<1_000_000)
  }
}

/// What is told of a file of tests while it runs.
enum TestMessage: Codable, Equatable {
  /// A test begins.
  case began([String])
  case ended(TestOutcome)
  /// All that is to be known, without the outcomes that were told before.
  case finished(TestFileResult)
}

/// Runs the tests of one file in a host of its own, on virtual time and with a store in memory.
struct TestFileRun {
  let path: String
  let options: TestOptions
  let tell: (TestMessage) -> Void

  /// What a host has said since the last test.
  private final class Heard {
    var problems: [TestProblem] = []
    var printed: [String] = []

    func take() -> Heard {
      let taken = Heard()
      swap(&taken.problems, &problems)
      swap(&taken.printed, &printed)
      return taken
    }
  }

  func run() {
    var result = TestFileResult(path: path)
    let heard = Heard()
    do {
      let host = try ScriptHost(configuration(heard))
      defer { host.close() }
      do {
        try host.load(path)
        run(testsOf: host, heard, &result)
      } catch {
        result.problem = problem(host.scriptError(error))
      }
      result.snapshotsWritten = host.snapshotsWritten
      result.coverage = host.lineCounts.map { ScriptCoverage(path: $0.key, counts: $0.value) }
    } catch {
      result.problem = TestProblem("\(error)")
    }
    // What no test was running for: a warning of the main chunk, for example.
    if result.problem == nil { result.problem = heard.problems.first }
    tell(.finished(result))
  }

  private func problem(_ error: ScriptError) -> TestProblem {
    TestProblem(error, columns: options.columns)
  }

  private func configuration(_ heard: Heard) -> ScriptHost.Configuration {
    var configuration = options.configuration
    configuration.seed = options.seed
    configuration.clock = ManualClock(skipsIdleTime: true)
    configuration.store = .memory
    configuration.print = { heard.printed.append($0) }
    configuration.report = { error in
      if error.kind != .warning {
        heard.problems.append(TestProblem(error, columns: options.columns))
      } else {
        heard.printed.append(error.description)
      }
    }
    var settings = TestSettings()
    settings.updatesSnapshots = options.updatesSnapshots
    settings.countsLines = options.countsLines
    configuration.test = settings
    return configuration
  }

  private func run(testsOf host: ScriptHost, _ heard: Heard, _ result: inout TestFileResult) {
    let clock = SystemClock()
    for test in host.testCases {
      if let filter = options.filter, !test.title.contains(filter) {
        result.passedOver += 1
        continue
      }
      if host.hasEnded {
        result.notRun += 1
        continue
      }
      tell(.began(test.names))
      let start = clock.now
      host.run(test)
      let heard = heard.take()
      var outcome = TestOutcome(names: test.names, line: test.position?.line)
      outcome.problems = heard.problems
      if let stop = host.stopError { outcome.problems.append(problem(stop)) }
      outcome.printed = heard.printed
      outcome.seconds = clock.now - start
      tell(.ended(outcome))
    }
  }
}

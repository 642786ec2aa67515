import FCHost
import FCTools
import Glibc

/// `fcscript test`: runs the tests of decks and other scripts.
struct TestCommand: Command {
  static let name = "test"
  static let operands = "[FILE|DIR]… [options] [-- ARG…]"
  static let mostOperands: Int? = nil
  static let summary = "run the tests in files *_test.lua"
  static let options =
    [format, filter, jobs, seed, update, coverage] + Option.permissions
    + [.plugin, .allowPlugin, .memory, timeout, .instructions, .help]
  static let examples = [
    Example("fcscript test", "runs all tests in and below the current folder"),
    Example("fcscript test verbs_test.lua --filter regular", "runs some tests of a file"),
    Example("fcscript test --coverage", "tells which lines of the decks were run"),
    Example("fcscript test --format junit > report.xml", "tells a machine that builds"),
  ]
  static let closingLines = ["How to write a test stands in docs/testing.md."]
  static let statuses: KeyValuePairs<Int32, String> = [
    Program.Status.success: "all tests have passed",
    Program.Status.scriptFailed: "a test has failed",
    Program.Status.wrongUsage: "wrong usage, or no test found",
    Program.Status.scriptStopped: "a limit stopped a file, and nothing else failed",
  ]

  private static let format = Option(
    "format", value: "human|tap|junit", "how the results are written (human unless given)")
  private static let filter = Option(
    "filter", value: "TEXT", "run only tests with this text in their names")
  private static let jobs = Option(
    "jobs", value: "N", "how many files run at a time (one per processor unless given)")
  private static let seed = Option(
    "seed", value: "N", "decide all that is random, the same each time")
  private static let update = Option(
    "update", "write the snapshots anew instead of comparing with them")
  private static let coverage = Option(
    "coverage", value: "FILE", valueIsOptional: true,
    "tell which lines of the decks were run, in FILE as a trace of lcov")
  private static let timeout = Option(
    "timeout", value: "SECONDS",
    "the longest that a piece of it may run (10 unless given; 0: no limit)")

  private let files: [String]
  private let testOptions: TestOptions
  private let jobs: Int
  private let format: TestFormat
  /// The file that is to tell which lines were run; nil where none is to.
  private let traceFile: String?

  init(_ arguments: Arguments) throws {
    let places = arguments.operands.isEmpty ? ["."] : arguments.operands
    do {
      files = try testFiles(at: places)
    } catch {
      throw UsageError(error.description)
    }
    var configuration = try arguments.configuration()
    configuration.seed = try arguments.integer(Self.seed)
    // More time than a deck has, since a test plays whole games.
    configuration.limits = try arguments.limits(timeout: Self.timeout, unlessGiven: 10)
    configuration.plugins = try arguments.plugins { _ in }
    var options = TestOptions(configuration)
    options.filter = arguments.options[Self.filter]
    options.updatesSnapshots = arguments.has(Self.update)
    options.countsLines = arguments.has(Self.coverage)
    testOptions = options
    traceFile = arguments.optionalValues[Self.coverage]?.compactMap(\.self).last
    jobs =
      try arguments.integer(Self.jobs, atLeast: 1) ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    format = arguments.options[Self.format].flatMap(TestFormat.init) ?? .human
  }

  func run() throws -> Int32 {
    let isColored = Program.mayColor(STDOUT_FILENO)
    var fault: Int32?
    let result = runTests(
      files, options: testOptions, jobs: jobs, format: format, isColored: isColored
    ) { line in
      print(line)
      // At once: whoever reads it wants to see how far it has come.
      if fflush(nil) != 0, errno != EPIPE { fault = errno }
    }
    if result.hasRunNothing {
      let filter = testOptions.filter.map { " with '\($0)' in its name" } ?? ""
      throw UsageError("there is no test\(filter) in \(files.joined(separator: ", "))")
    }
    if testOptions.countsLines { try tellCoverage(result.coverage) }
    if fflush(nil) != 0, errno != EPIPE { fault = errno }
    if let fault {
      Program.report("The output can't be written: \(String(cString: strerror(fault))).")
      return Program.Status.outputLost
    }
    if result.hasPassed { return Program.Status.success }
    return result.isOnlyStopped ? Program.Status.scriptStopped : Program.Status.scriptFailed
  }
}

extension TestCommand {
  /// Tells which lines were run, where that is no part of the results for a machine.
  private func tellCoverage(_ scripts: [ScriptCoverage]) throws {
    if let traceFile { return try writeTrace(lcovTrace(scripts), to: traceFile) }
    let table = coverageTable(scripts)
    switch format {
    case .human: for line in [""] + table { print(line) }
    case .tap: for line in table { print("# \(line)") }
    case .junit: Program.report(table.joined(separator: "\n"))
    }
  }

  private func writeTrace(_ text: String, to path: String) throws {
    guard let file = fopen(path, "w") else { throw TraceFault(path, errno) }
    let isWritten = fputs(text, file) >= 0
    guard fclose(file) == 0, isWritten else { throw TraceFault(path, errno) }
  }
}

/// The file that is to tell which lines were run can't be written.
private struct TraceFault: Error, CustomStringConvertible {
  let description: String

  init(_ path: String, _ code: Int32) {
    description = "can't write \(path): \(String(cString: strerror(code)))"
  }
}

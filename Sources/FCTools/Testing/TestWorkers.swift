import CSystem
import FCHost
import FCJSON
import FCLoop
import FCModels
import Glibc

/// Runs files of tests in processes of their own, several at a time.
///
/// A process is a copy of this one, made before this one has had a host, so that there is one thread
/// only to be copied. What becomes of it, the results that it has told of stay.
struct TestWorkers {
  let files: [String]
  /// How many run at a time.
  let jobs: Int
  /// How many seconds one may be silent before it is ended; nil for ever.
  let patience: Double?
  /// Runs a file and tells of it.
  let work: (_ path: String, _ tell: @escaping (TestMessage) -> Void) -> Void

  /// A process at work.
  private final class Worker {
    let index: Int
    let process: pid_t
    let output: Int32
    var result: TestFileResult
    var received: [UInt8] = []
    /// The test that it runs.
    var running: [String]?
    var isFinished = false
    var isHung = false
    /// When it was heard of last.
    var latest: Double

    init(_ index: Int, _ path: String, _ process: pid_t, _ output: Int32, at time: Double) {
      self.index = index
      self.process = process
      self.output = output
      result = TestFileResult(path: path)
      latest = time
    }
  }

  /// Runs all files, and hands on the result of each in their order.
  func run(_ take: (TestFileResult) -> Void) {
    var waiting = Array(files.enumerated())[...]
    var workers: [Worker] = []
    var results: [Int: TestFileResult] = [:]
    var next = 0
    while !waiting.isEmpty || !workers.isEmpty {
      while workers.count < max(1, jobs), let (index, path) = waiting.popFirst() {
        if let worker = start(index, path) {
          workers.append(worker)
        } else {
          var result = TestFileResult(path: path)
          result.problem = TestProblem("\(path): no process could be made for it")
          results[index] = result
        }
      }
      for worker in receive(from: workers) {
        results[worker.index] = end(worker)
        workers.removeAll { $0 === worker }
      }
      while let result = results.removeValue(forKey: next) {
        take(result)
        next += 1
      }
    }
  }

  // MARK: Processes

  private func start(_ index: Int, _ path: String) -> Worker? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    let (output, input) = (ends[0], ends[1])
    fflush(nil)
    let parent = getpid()
    let process = fork()
    if process == 0 {
      // Nobody else would end a test without a limit that runs on.
      fcs_end_with_parent(parent)
      close(output)
      work(path) { message in
        guard let bytes = try? PlainValueEncoder().encode(message).json else { return }
        Self.write(bytes + [UInt8(ascii: "\n")], to: input)
      }
      // Nothing of the process that it is a copy of is to end with it.
      _exit(0)
    }
    close(input)
    guard process > 0 else {
      close(output)
      return nil
    }
    return Worker(index, path, process, output, at: SystemClock().now)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { _exit(1) }
    }
  }

  // MARK: Messages

  /// Takes what the workers say, and returns those that have nothing more to say.
  private func receive(from workers: [Worker]) -> [Worker] {
    var ready = workers.map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
    let time = SystemClock().now
    let wait = patience.map { patience in
      workers.map { $0.latest + patience - time }.min().map { max(0, $0) } ?? 0
    }
    guard poll(&ready, nfds_t(ready.count), wait.map { Int32($0 * 1000) + 1 } ?? -1) >= 0 else {
      return []
    }
    var ended: [Worker] = []
    let now = SystemClock().now
    for (worker, state) in zip(workers, ready) {
      if state.revents != 0 {
        worker.latest = now
        if !receive(from: worker) { ended.append(worker) }
      } else if let patience, now - worker.latest >= patience {
        kill(worker.process, SIGKILL)
        worker.isHung = true
        ended.append(worker)
      }
    }
    return ended
  }

  /// Takes what a worker says; false when that was all.
  private func receive(from worker: Worker) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(worker.output, &buffer, buffer.count)
    if count < 0, errno == EINTR { return true }
    guard count > 0 else { return false }
    // A message may be long, so that each part of it is looked at once.
    var rest = buffer[..<count]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = worker.received + rest[..<end]
      if let value = try? PlainValue(json: line),
        let message = try? PlainValueDecoder().decode(TestMessage.self, from: value)
      {
        take(message, from: worker)
      }
      worker.received = []
      rest = rest[(end + 1)...]
    }
    worker.received += rest
    return true
  }

  private func take(_ message: TestMessage, from worker: Worker) {
    switch message {
    case .began(let names): worker.running = names
    case .ended(let outcome):
      worker.running = nil
      worker.result.outcomes.append(outcome)
    case .finished(var result):
      result.outcomes = worker.result.outcomes
      worker.result = result
      worker.isFinished = true
    }
  }

  /// The result of a worker that says nothing more.
  private func end(_ worker: Worker) -> TestFileResult {
    close(worker.output)
    var status: Int32 = 0
    while waitpid(worker.process, &status, 0) < 0, errno == EINTR {}
    if worker.isFinished { return worker.result }
    let signal = status & 0x7F
    let what =
      worker.isHung
      ? "its process did not answer any more"
      : signal == 0
        ? "its process has ended with status \(status >> 8 & 0xFF)"
        : "its process was ended by a signal: \(String(cString: strsignal(signal)))"
    let problem = TestProblem("\(worker.result.path): \(what)")
    if let names = worker.running {
      var outcome = TestOutcome(names: names)
      outcome.problems = [problem]
      worker.result.outcomes.append(outcome)
    } else {
      worker.result.problem = problem
    }
    return worker.result
  }
}

extension TestWorkers {
  /// Runs files as `options` say.
  init(files: [String], options: TestOptions, jobs: Int) {
    self.files = files
    self.jobs = jobs
    // Twice what a test may take, and some for what comes beside.
    patience = options.configuration.limits.turnTime.map { 2 * $0 + 10 }
    work = { path, tell in TestFileRun(path: path, options: options, tell: tell).run() }
  }
}

import FCLoop
import FCLua

/// Running the tests that a script has described.
extension ScriptHost {
  /// The tests of the script, in the order in which they were described.
  public var testCases: [TestCase] { tests.cases }

  /// Whether nothing of the script runs any more: a limit has stopped it, or it has quit.
  public var hasEnded: Bool { isStopped || quitStatus != nil }

  /// Runs a test, with what is to run before and after it, each as a task.
  ///
  /// What goes wrong is reported to the host's configuration; `stopError` has what stopped the
  /// script for good.
  public func run(_ test: TestCase) {
    tests.running = test
    defer { tests.running = nil }
    let clock = SystemClock()
    let run = TestRun(deadline: configuration.limits.turnTime.map { clock.now + $0 }, clock: clock)
    let groups = test.group.path
    let isPrepared = groups.allSatisfy { group in
      group.before.allSatisfy { perform($0, as: "before_each of \(group.title)", in: run) }
    }
    if isPrepared { perform(test.function, as: "test \"\(test.title)\"", in: run) }
    for group in groups.reversed() {
      for function in group.after {
        perform(function, as: "after_each of \(group.title)", in: run)
      }
    }
    if let quitStatus {
      report(ScriptError(.runtime, "the script has quit, with status \(quitStatus)"))
    }
  }

  /// Runs a function as a task until it has ended; returns whether it has ended well.
  @discardableResult
  private func perform(_ function: Reference, as title: String, in run: TestRun) -> Bool {
    guard !hasEnded else { return false }
    let task: ScriptTask
    do {
      task = try scheduler.makeTask(title)
      try scheduler.start(task, .reference(function)) { _ in }
    } catch {
      report(error)
      return false
    }
    while task.status == .running, !hasEnded {
      if run.isLate {
        reportStuck(task, "ran for more than \(Int(configuration.limits.turnTime ?? 0)) s")
      } else if loop.isPending || loop.hasReadyWork {
        loop.runOnce()
      } else {
        reportStuck(task, "waits for something that can't come")
      }
    }
    if !hasEnded { endTurn() }
    return task.status == .done
  }

  private func reportStuck(_ task: ScriptTask, _ what: String) {
    report(ScriptError(.runtime, "the \(task.title) \(what)", at: tests.running?.position))
    do { try scheduler.cancel(task) } catch { report(error) }
  }
}

/// A run of one test.
private struct TestRun {
  /// When it has lasted too long; nil where nothing limits the time.
  let deadline: Double?
  let clock: SystemClock

  var isLate: Bool { deadline.map { clock.now > $0 } ?? false }
}

import FCLoop
import FCLua

/// A coroutine of a script that the host runs: what `fc.task` gives.
///
/// A callback that ends without waiting never becomes one.
final class ScriptTask: LuaObject {
  enum Status: String {
    case running, done, failed, cancelled
  }

  var hostKey = 0
  /// What was started and where, in the author's words: `task started at quiz.lua:31`.
  let title: String
  private(set) var status = Status.running
  /// Why it failed.
  private(set) var message: String?
  /// Where it runs; nil once it has ended.
  private(set) var thread: TaskThread?
  /// Takes back what it waits for; nil while it runs.
  var takeBackWait: (() -> Void)?
  /// Its place among the tasks that wait; nil while it does not.
  var waitingPlace: Int?
  /// What ends with it: tasks that await it, and what waits for a callback.
  var waiters: [Waiter] = []
  /// Takes the end of the main chunk; nil for every other task.
  var whenDone: ((Result<StackValues, any Error>) -> Void)?
  /// Whether it was cancelled while it could not be stopped at once.
  private(set) var isCancelRequested = false

  /// Its place among all tasks, by when they were made.
  let order: UInt64

  init(title: String, thread: TaskThread, order: UInt64) {
    self.title = title
    self.thread = thread
    self.order = order
  }

  /// Stops being of interest to a task that waited for it.
  func forget(_ waiter: Waiter) { waiters.removeAll { $0 === waiter } }

  /// Gives up those that wait, to be resumed: one that goes on may wait for it again.
  func takeWaiters() -> [Waiter] {
    defer { waiters = [] }
    return waiters
  }

  func end(_ status: Status, message: String? = nil) {
    self.status = status
    self.message = message
    thread = nil
    takeBackWait = nil
  }

  func requestCancel() { isCancelRequested = true }
}

/// A task that waits for the end of something.
final class Waiter {
  let task: ScriptTask

  init(_ task: ScriptTask) { self.task = task }
}

/// A timer of a script.
final class ScriptTimer: LuaObject {
  var hostKey = 0
  private let place: SourcePosition?
  /// The function to call; kept while the timer is armed.
  var function: Reference?
  /// What waits in the loop's queue for it.
  var armed: Timer?
  /// The tasks that wait for it to fire.
  var waiters: [Waiter] = []
  /// Whether it was cancelled before it had fired for the last time.
  var isCancelled = false

  init(startedAt place: SourcePosition?, function: Reference) {
    self.place = place
    self.function = function
  }

  /// What it is, in the author's words.
  var title: String { "timer" + (place.map { " started at \($0.source):\($0.line)" } ?? "") }

  var isArmed: Bool { function != nil }

  func forget(_ waiter: Waiter) { waiters.removeAll { $0 === waiter } }

  /// Gives up those that wait, to be resumed: one that goes on may wait for it again.
  func takeWaiters() -> [Waiter] {
    defer { waiters = [] }
    return waiters
  }
}

import FCLoop
import FCLua

/// Runs a script's callbacks and tasks, each on a thread of its own, on the host's loop.
///
/// A callback runs at once on a thread from a pool. Only when it waits does it become a task; the
/// thread is then its own until it ends.
final class TaskScheduler {
  /// A callback or task that runs now.
  private struct Activation {
    let thread: TaskThread
    /// Nil for a callback that has not waited yet.
    var task: ScriptTask?
    /// What a callback is, in the author's words; nil for a task, which knows itself.
    let title: (() -> String)?
  }

  private let state: State
  private let loop: EventLoop
  /// Takes the errors of callbacks and tasks.
  var report: (any Error) -> Void = { _ in }
  /// What runs now, outermost first: a task may start another.
  private var activations: [Activation] = []
  private var idleThreads: [TaskThread] = []
  /// The tasks that wait, in no order. They are roots: nothing else keeps them.
  private var waiting: [ScriptTask] = []
  private var tasksMade: UInt64 = 0
  /// Once the script has ended nothing of it runs any more.
  private(set) var isClosed = false

  /// The most threads that are kept for the next callback.
  private static let poolSize = 32

  init(state: State, loop: EventLoop) {
    self.state = state
    self.loop = loop
  }

  /// The slot in which a task's userdata holds its results.
  static let resultsSlot = 1

  /// The task that runs now; made of the callback that runs, if it is none yet.
  var currentTask: ScriptTask? {
    guard let activation = activations.last else { return nil }
    if let task = activation.task { return task }
    let task = makeTask(activation.title?() ?? "", on: activation.thread)
    activations[activations.count - 1].task = task
    return task
  }

  private func makeTask(_ title: String, on thread: TaskThread) -> ScriptTask {
    tasksMade += 1
    return ScriptTask(title: title, thread: thread, order: tasksMade)
  }

  // MARK: Running

  /// Runs a callback now. An error in it is reported, not thrown.
  ///
  /// - Parameter title: What is called, in the author's words; asked only where it is needed.
  func run(
    _ callee: Callee, as title: @autoclosure @escaping () -> String,
    arguments: (inout ArgumentPusher) throws -> Void
  ) {
    guard !isClosed else { return }
    do {
      let thread = try takeThread()
      try perform(Activation(thread: thread, task: nil, title: title)) {
        try state.start(callee, on: thread, as: title(), arguments: arguments)
      }
    } catch {
      report(error)
    }
  }

  /// Starts a task now and returns when it first waits, or ends.
  func start(
    _ callee: Callee, title: String, arguments: (inout ArgumentPusher) throws -> Void
  ) throws -> ScriptTask {
    let thread = try takeThread()
    let task = makeTask(title, on: thread)
    try perform(Activation(thread: thread, task: task, title: nil)) {
      try state.start(callee, on: thread, as: title, arguments: arguments)
    }
    return task
  }

  /// Runs the main chunk as a task; `whenDone` hears how it ended, maybe much later.
  func runMain(
    _ callee: Callee, arguments: (inout ArgumentPusher) throws -> Void,
    whenDone: @escaping (Result<StackValues, any Error>) -> Void
  ) throws {
    let thread = try takeThread()
    let task = makeTask("main chunk", on: thread)
    task.whenDone = whenDone
    try perform(Activation(thread: thread, task: task, title: nil)) {
      try state.start(callee, on: thread, as: nil, arguments: arguments)
    }
  }

  /// Goes on with a task that waits. Does nothing when it has ended meanwhile.
  func resume(_ task: ScriptTask, arguments: (inout ArgumentPusher) throws -> Void) {
    guard !isClosed, let thread = task.thread, removeWaiting(task) else { return }
    task.takeBackWait = nil
    do {
      try perform(Activation(thread: thread, task: task, title: nil)) {
        try state.resume(
          thread, as: task.whenDone == nil ? task.title : nil, arguments: arguments)
      }
    } catch {
      // The values could not be made: the task can't go on.
      fail(task, error)
    }
  }

  /// Runs a step and does what it asks for.
  private func perform(_ activation: Activation, _ body: () throws -> TaskStep) throws {
    activations.append(activation)
    let step: TaskStep
    do {
      step = try body()
    } catch {
      activations.removeLast()
      throw error
    }
    // It may have become a task meanwhile.
    settle(step, of: activations.removeLast())
  }

  private func addWaiting(_ task: ScriptTask) {
    task.waitingPlace = waiting.count
    waiting.append(task)
  }

  /// Takes a task out of those that wait; false when it does not wait.
  private func removeWaiting(_ task: ScriptTask) -> Bool {
    guard let place = task.waitingPlace else { return false }
    task.waitingPlace = nil
    let last = waiting.removeLast()
    if last !== task {
      waiting[place] = last
      last.waitingPlace = place
    }
    return true
  }

  /// Does what a step asks for.
  private func settle(_ step: TaskStep, of activation: Activation) {
    let thread = activation.thread
    switch step {
    case .finished(let results):
      if let task = activation.task {
        // A task that ends by itself after it was cancelled has been cancelled all the same.
        if task.isCancelRequested { return close(task) }
        finish(task, results)
      }
      state.clear(thread)
      giveBack(thread)
    case .waiting, .yielded:
      // Only a function of the host makes a task wait, and that function knows the task.
      let task = activation.task ?? makeTask(activation.title?() ?? "", on: thread)
      if task.isCancelRequested { return close(task) }
      addWaiting(task)
      if case .yielded = step {
        let timer = loop.after(0) { [weak self, weak task] in
          if let task { self?.resume(task) { _ in } }
        }
        task.takeBackWait = { timer.cancel() }
      }
    case .failed(let error):
      state.close(thread)
      giveBack(thread)
      if let task = activation.task {
        fail(task, error)
      } else {
        report(error)
      }
    }
  }

  // MARK: Ending

  private func finish(_ task: ScriptTask, _ results: StackValues) {
    do {
      if results.count > 0, state.hasUserdata(task) {
        try state.hold(list: results, in: task, slot: Self.resultsSlot)
      }
    } catch {
      report(error)
    }
    task.end(.done)
    task.whenDone?(.success(results))
    wake(&task.waiters) { $0.push(all: results) }
  }

  private func fail(_ task: ScriptTask, _ error: any Error) {
    let message = String(describing: error)
    task.end(.failed, message: message)
    if let whenDone = task.whenDone { whenDone(.failure(error)) } else { report(error) }
    wake(&task.waiters) {
      $0.pushNil()
      $0.push(message)
    }
  }

  /// Cancels a task: at once when it waits, else as soon as it comes back to the host.
  ///
  /// - Returns: Whether the task that asks is to stop itself.
  func cancel(_ task: ScriptTask) -> Bool {
    guard task.status == .running else { return false }
    if task.waitingPlace != nil {
      close(task)
      return false
    }
    task.requestCancel()
    return task === activations.last?.task
  }

  /// Whether the task that runs was cancelled by something it has called.
  var isCurrentCancelled: Bool { activations.last?.task?.isCancelRequested ?? false }

  private func close(_ task: ScriptTask) {
    _ = removeWaiting(task)
    task.takeBackWait?()
    guard let thread = task.thread else { return }
    // First its end, so that whatever its `__close` does finds it cancelled.
    task.end(.cancelled)
    if let error = state.close(thread) { report(error) }
    giveBack(thread)
    wake(&task.waiters) {
      $0.pushNil()
      $0.push("cancelled")
    }
  }

  /// Resumes those that waited, in the order in which they began to.
  func wake(_ waiters: inout [Waiter], with arguments: (inout ArgumentPusher) -> Void) {
    // A snapshot: a task that goes on may wait for the same thing again.
    if waiters.isEmpty { return }
    let woken = waiters
    waiters = []
    for waiter in woken { resume(waiter.task, arguments: arguments) }
  }

  /// Cancels every task and keeps anything from running again.
  func close() {
    // A `__close` may start tasks; those are cancelled too.
    while let task = waiting.min(by: { $0.order < $1.order }) { close(task) }
    isClosed = true
    idleThreads = []
  }

  /// The tasks that wait for each other, or for nothing that can come.
  var stuckTasks: [ScriptTask] { waiting.sorted { $0.order < $1.order } }

  // MARK: Threads

  private func takeThread() throws -> TaskThread {
    try idleThreads.popLast() ?? state.makeTaskThread()
  }

  private func giveBack(_ thread: TaskThread) {
    if idleThreads.count < Self.poolSize { idleThreads.append(thread) }
  }
}

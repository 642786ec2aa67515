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
  // Changed at once, never while something else looks at them.
  @exclusivity(unchecked) private var activations: [Activation] = []
  @exclusivity(unchecked) private var idleThreads: [TaskThread] = []
  /// The tasks that wait, in no order. They are roots: nothing else keeps them.
  private var waiting: [ScriptTask] = []
  private var tasksMade: UInt64 = 0
  /// Once the script has ended nothing of it runs any more.
  private(set) var isClosed = false
  /// Once the script is ending nothing that waits goes on any more.
  private(set) var isEnding = false

  /// How deep what is woken, or closed, wakes or closes others: each takes some of the host's stack.
  private var wakingDepth = 0
  private var closingDepth = 0
  private static let deepestWaking = 50
  private static let deepestClosing = 50

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
    activations.isEmpty ? nil : task(ofActivation: activations.count - 1)
  }

  private func task(ofActivation index: Int) -> ScriptTask {
    let activation = activations[index]
    if let task = activation.task { return task }
    let task = makeTask(activation.title?() ?? "", on: activation.thread)
    activations[index].task = task
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

  /// Makes a task that `start` is to start.
  func makeTask(_ title: String) throws -> ScriptTask { makeTask(title, on: try takeThread()) }

  /// Starts a task now and returns when it first waits, or ends.
  ///
  /// - Parameter task: It has its userdata already, which is to hold its results.
  func start(
    _ task: ScriptTask, _ callee: Callee, arguments: (inout ArgumentPusher) throws -> Void
  ) throws {
    guard let thread = task.thread else { return }
    try perform(Activation(thread: thread, task: task, title: nil)) {
      try state.start(callee, on: thread, as: task.title, arguments: arguments)
    }
  }

  /// Runs the main chunk as a task; `whenDone` hears how it ended, maybe much later.
  @discardableResult
  func runMain(
    _ callee: Callee, arguments: (inout ArgumentPusher) throws -> Void,
    whenDone: @escaping (Result<StackValues, any Error>) -> Void
  ) throws -> ScriptTask {
    let thread = try takeThread()
    let task = makeTask("main chunk", on: thread)
    task.whenDone = whenDone
    try perform(Activation(thread: thread, task: task, title: nil)) {
      try state.start(callee, on: thread, as: nil, arguments: arguments)
    }
    return task
  }

  /// Goes on with a task that waits. Does nothing when it has ended meanwhile.
  func resume(_ task: ScriptTask, arguments: (inout ArgumentPusher) throws -> Void) {
    guard !isEnding, let thread = task.thread, removeWaiting(task) else { return }
    task.takeBackWait = nil
    do {
      try perform(Activation(thread: thread, task: task, title: nil)) {
        try state.resume(
          thread, as: task.whenDone == nil ? task.title : nil, arguments: arguments)
      }
    } catch {
      // The values could not be made: the task can't go on.
      state.close(thread)
      giveBack(thread)
      fail(task, error)
    }
  }

  /// Runs a step and does what it asks for.
  private func perform(_ activation: Activation, _ body: () throws -> TaskStep) throws {
    activations.append(activation)
    updateStopping()
    let step: TaskStep
    do {
      step = try body()
    } catch {
      activations.removeLast()
      updateStopping()
      throw error
    }
    // It may have become a task meanwhile.
    let ended = activations.removeLast()
    updateStopping()
    settle(step, of: ended)
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
        finish(task, results, on: thread)
      } else {
        state.clear(thread)
        giveBack(thread)
      }
    case .waiting, .yielded:
      // Only a function of the host makes a task wait, and that function knows the task.
      let task = activation.task ?? makeTask(activation.title?() ?? "", on: thread)
      if task.isCancelRequested || isClosed { return close(task) }
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

  private func finish(_ task: ScriptTask, _ results: StackValues, on thread: TaskThread) {
    do {
      if results.count > 0, state.hasUserdata(task) {
        try state.hold(list: results, in: task, slot: Self.resultsSlot)
      }
      try state.withResults(results, of: thread) { results in
        giveBack(thread)
        task.end(.done)
        task.whenDone?(.success(results))
      }
    } catch {
      // There was no memory for its results.
      state.clear(thread)
      giveBack(thread)
      return fail(task, error)
    }
    let key = task.hostKey
    wake(task.takeWaiters()) { $0.push(listHeldBy: key, slot: Self.resultsSlot) }
  }

  private func fail(_ task: ScriptTask, _ error: any Error) {
    let message = String(describing: error)
    task.end(.failed, message: message)
    if let whenDone = task.whenDone { whenDone(.failure(error)) } else { report(error) }
    wake(task.takeWaiters()) {
      $0.pushNil()
      $0.push(message)
    }
  }

  /// Cancels a task: at once when it waits, else as soon as it comes back to the host.
  ///
  /// - Throws: `ScriptFault` when tasks that are being closed cancel each other too deep.
  func cancel(_ task: ScriptTask) throws {
    guard task.status == .running else { return }
    if task.waitingPlace != nil {
      guard closingDepth < Self.deepestClosing else {
        throw ScriptFault("tasks cancel each other more than \(Self.deepestClosing) deep")
      }
      return close(task)
    }
    task.requestCancel()
    updateStopping()
  }

  /// Cancels everything that runs now, and lets nothing that waits go on: the script has quit.
  func quit() {
    isEnding = true
    for index in activations.indices { task(ofActivation: index).requestCancel() }
    updateStopping()
  }

  /// A task that is cancelled while it runs stops at the end of the function of the host that it
  /// has called, or at the next one that can be suspended: that it can't catch.
  private func updateStopping() {
    state.isStopping = activations.last?.task?.isCancelRequested ?? false
  }

  private func close(_ task: ScriptTask) {
    _ = removeWaiting(task)
    guard let thread = task.thread else { return }
    // First its end, so that whoever hears of what it waited for, and whatever its `__close` does,
    // finds it cancelled.
    let takeBackWait = task.takeBackWait
    task.end(.cancelled)
    closingDepth += 1
    defer { closingDepth -= 1 }
    takeBackWait?()
    if let error = state.close(thread) { report(error) }
    giveBack(thread)
    wake(task.takeWaiters()) {
      $0.pushNil()
      $0.push("cancelled")
    }
  }

  /// Resumes those that waited, in the order in which they began to.
  func wake(_ waiters: [Waiter], with arguments: @escaping (inout ArgumentPusher) -> Void) {
    wakingDepth += 1
    defer { wakingDepth -= 1 }
    for waiter in waiters {
      if wakingDepth <= Self.deepestWaking {
        resume(waiter.task, arguments: arguments)
      } else if !isEnding {
        // One that ends at once wakes others, and those others: the rest is for the next turn.
        let task = waiter.task
        let timer = loop.after(0) { [weak self] in self?.resume(task, arguments: arguments) }
        task.takeBackWait = { timer.cancel() }
      }
    }
  }

  /// Cancels every task, in the order in which they were made.
  func cancelAll() {
    isEnding = true
    // A `__close` may start tasks; those are cancelled too, each time further down Lua's stack,
    // which ends what would have no end.
    while !waiting.isEmpty {
      for task in stuckTasks { close(task) }
    }
  }

  /// Cancels every task and keeps anything from running again.
  func close() {
    cancelAll()
    isClosed = true
    idleThreads = []
  }

  /// Forgets every task and runs nothing of the script any more, not even what tasks have to close.
  func abandon() {
    isEnding = true
    isClosed = true
    // Tasks may wait for each other in a circle.
    for task in waiting {
      _ = task.takeWaiters()
      task.waitingPlace = nil
      task.end(.cancelled)
    }
    waiting = []
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

import FCLua

/// `fc.task` and `fc.await`.
extension ScriptHost {
  func defineTasks() throws {
    state.document(chapter: "time")
    let task = ClassBinding<ScriptTask>("task", "A function that can wait.") {
      "\($0.title) (\($0.status.rawValue))"
    }
    task.property(
      "status", "\"running\" | \"done\" | \"failed\" | \"cancelled\"", "How far it has come."
    ) { $0.status.rawValue }
    task.method("cancel", "()", "Stops it; what it has open is closed.") {
      [unowned self] task, _ in
      try scheduler.cancel(task)
      return .nothing
    }
    task.weight { _ in Footprint.task }
    try state.define(task)

    try state.define(
      "task", in: "fc", "(fn: fun(...: any) → any, ...: any) → task",
      "Starts a function that can wait, with its arguments."
    ) { [unowned self] call in
      try call.requireFunction(1)
      let place = call.position.map { " started at \($0.source):\($0.line)" } ?? ""
      let count = Int32(call.arguments.count)
      let task = try scheduler.makeTask("task\(place)")
      return try call.answer(task) {
        try scheduler.start(task, .stack(1)) { pusher in
          for index in 2..<max(2, count + 1) { pusher.push(stackIndex: index) }
        }
      }
    }
    try state.define(
      "await", in: "fc", "(what: task | timer) → ...: any",
      "Waits for a task and gives its results, or nil and a message; or for a timer to fire."
    ) { [unowned self] call in
      if let task = call.arguments.object(1, of: ScriptTask.self) {
        return try wait(for: task, call)
      }
      if let timer = call.arguments.object(1, of: ScriptTimer.self) {
        return try wait(for: timer, call)
      }
      throw call.wrongArgument(1, expected: "task or timer")
    }
  }

  private func wait(for task: ScriptTask, _ call: Call) throws -> Answer {
    switch task.status {
    case .done: return call.answerList(heldBy: task.hostKey, slot: TaskScheduler.resultsSlot)
    case .failed: return call.failure(task.message ?? "failed")
    case .cancelled: return call.failure("cancelled")
    case .running: break
    }
    try call.requireWaiting("fc.await")
    guard let current = scheduler.currentTask else { return .nothing }
    if task === current { throw ScriptFault("a task can't await itself") }
    let waiter = Waiter(current)
    task.waiters.append(waiter)
    current.takeBackWait = { [weak task] in task?.forget(waiter) }
    return .wait
  }

  private func wait(for timer: ScriptTimer, _ call: Call) throws -> Answer {
    guard timer.isArmed else {
      return timer.isCancelled ? call.failure("cancelled") : call.answer(true)
    }
    try call.requireWaiting("fc.await")
    guard let current = scheduler.currentTask else { return .nothing }
    let waiter = Waiter(current)
    timer.waiters.append(waiter)
    current.takeBackWait = { [weak timer] in timer?.forget(waiter) }
    return .wait
  }
}

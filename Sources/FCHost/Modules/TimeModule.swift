import FCLoop
import FCLua

/// `fc.after`, `fc.every`, `fc.sleep`, `fc.now` and `fc.quit`.
extension ScriptHost {
  func defineTime() throws {
    let timer = ClassBinding<ScriptTimer>("timer") { $0.title }
    timer.property("is_armed", "boolean", "Whether it is still to fire.") { $0.isArmed }
    timer.method("cancel", "()", "Takes it back; it will not fire.") { [unowned self] timer, _ in
      cancel(timer)
      return .nothing
    }
    try state.define(timer)

    try state.define("after", in: "fc") { [unowned self] call in
      let seconds = try seconds(call, 1, of: "fc.after")
      let timer = try makeTimer(call)
      arm(timer, in: seconds)
      return call.answer(timer)
    }
    try state.define("every", in: "fc") { [unowned self] call in
      let seconds = try seconds(call, 1, of: "fc.every")
      guard seconds > 0 else { throw ScriptFault("fc.every needs more than 0 seconds") }
      let timer = try makeTimer(call)
      arm(timer, every: seconds, from: loop.now)
      return call.answer(timer)
    }
    try state.define("sleep", in: "fc") { [unowned self] call in
      let seconds = try seconds(call, 1, of: "fc.sleep")
      try call.requireWaiting("fc.sleep")
      guard let task = scheduler.currentTask else { return .nothing }
      let timer = loop.after(seconds) { [scheduler] in scheduler.resume(task) { _ in } }
      task.takeBackWait = { timer.cancel() }
      return .wait
    }
    try state.define("now", in: "fc") { [unowned self] call in
      call.answer(loop.now - startTime)
    }
    try state.define("quit", in: "fc") { [unowned self] call in
      let status = try call.arguments.isNil(1) ? 0 : call.integer(1)
      guard 0...255 ~= status else { throw ScriptFault("fc.quit takes a status from 0 to 255") }
      quit(status)
      // What stands after it does not run, where that can be had.
      guard let task = scheduler.currentTask, (try? call.requireWaiting("fc.quit")) != nil else {
        return .nothing
      }
      return scheduler.cancel(task) ? .wait : .nothing
    }
  }

  /// Reads a number of seconds; infinity never comes.
  func seconds(_ call: Call, _ position: Int, of name: String) throws -> Double {
    let seconds = try call.number(position)
    guard seconds >= 0 else {
      throw ScriptFault("\(name) needs 0 or more seconds, got \(Value.number(seconds).source)")
    }
    return seconds
  }

  // MARK: Timers

  private func makeTimer(_ call: Call) throws -> ScriptTimer {
    try call.requireFunction(2)
    let place = call.position.map { " started at \($0.source):\($0.line)" } ?? ""
    return ScriptTimer(title: "timer\(place)", function: try call.arguments.reference(2))
  }

  private func arm(_ timer: ScriptTimer, in seconds: Double) {
    let armed = loop.after(seconds) { [unowned self] in
      timer.disarm = nil
      let function = timer.function
      timer.function = nil
      fire(timer, function)
    }
    timer.disarm = { armed.cancel() }
  }

  /// Arms a repeating timer for its next beat after `time`, which is its last one.
  ///
  /// Beats are counted from the start, so they do not drift; those missed in a stall are skipped.
  private func arm(_ timer: ScriptTimer, every interval: Double, from time: Double) {
    var beat = time + interval
    if beat <= loop.now {
      beat = time + (((loop.now - time) / interval).rounded(.down) + 1) * interval
    }
    let armed = loop.at(beat) { [unowned self] in
      // Before the call, so that the function can cancel it.
      arm(timer, every: interval, from: beat)
      fire(timer, timer.function)
    }
    timer.disarm = { armed.cancel() }
  }

  private func fire(_ timer: ScriptTimer, _ function: Reference?) {
    guard let function else { return }
    timer.hasFired = true
    scheduler.run(.reference(function), as: timer.title) { _ in }
    scheduler.wake(&timer.waiters) { $0.push(true) }
  }

  func cancel(_ timer: ScriptTimer) {
    timer.disarm?()
    timer.disarm = nil
    guard timer.function != nil else { return }
    timer.function = nil
    scheduler.wake(&timer.waiters) {
      $0.pushNil()
      $0.push("cancelled")
    }
  }
}

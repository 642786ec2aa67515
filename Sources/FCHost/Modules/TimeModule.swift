import FCLoop
import FCLua

/// `fc.after`, `fc.every`, `fc.sleep`, `fc.now` and `fc.quit`.
extension ScriptHost {
  func defineTime() throws {
    state.document(chapter: "time")
    let timer = ClassBinding<ScriptTimer>("timer", "A call that is to come.") { $0.title }
    timer.property("is_armed", "boolean", "Whether it is still to fire.") { $0.isArmed }
    timer.method("cancel", "()", "Takes it back; it will not fire.") { [unowned self] timer, _ in
      cancel(timer)
      return .nothing
    }
    try state.define(timer)

    try state.define(
      "after", in: "fc", "(seconds: number, fn: fun()) → timer",
      "Calls a function once some seconds have passed."
    ) { [unowned self] call in
      let seconds = try seconds(call, 1, of: "fc.after")
      let timer = try makeTimer(call)
      arm(timer, in: seconds)
      return call.answer(timer)
    }
    try state.define(
      "every", in: "fc", "(seconds: number, fn: fun()) → timer",
      "Calls a function over and over, each time some seconds have passed."
    ) { [unowned self] call in
      let seconds = try seconds(call, 1, of: "fc.every")
      guard seconds > 0 else { throw ScriptFault("fc.every needs more than 0 seconds") }
      let timer = try makeTimer(call)
      arm(timer, every: seconds, from: loop.now, beat: 1)
      return call.answer(timer)
    }
    try state.define(
      "sleep", in: "fc", "(seconds: number)", "Waits for some seconds; for use in tasks."
    ) { [unowned self] call in
      let seconds = try seconds(call, 1, of: "fc.sleep")
      try call.requireWaiting("fc.sleep")
      guard let task = scheduler.currentTask else { return .nothing }
      let timer = loop.after(seconds) { [scheduler] in scheduler.resume(task) { _ in } }
      task.takeBackWait = { timer.cancel() }
      return .wait
    }
    try state.define(
      "now", in: "fc", "() → number", "The seconds since the script began."
    ) { [unowned self] call in
      call.answer(loop.now - startTime)
    }
    try state.define(
      "quit", in: "fc", "(status?: integer)", "Ends the script, with an exit status from 0 to 255."
    ) { [unowned self] call in
      let status = try call.arguments.isNil(1) ? 0 : call.integer(1)
      guard 0...255 ~= status else { throw ScriptFault("fc.quit takes a status from 0 to 255") }
      quit(status)
      return .nothing
    }
  }

  /// Reads a number of seconds; infinity never comes.
  func seconds(_ call: Call, _ position: Int, of name: String) throws -> Double {
    let seconds = try call.number(position)
    guard !loop.isClosed else { throw ScriptFault("the script has ended: \(name) comes too late") }
    guard seconds >= 0 else {
      throw ScriptFault("\(name) needs 0 or more seconds, got \(Value.number(seconds).source)")
    }
    return seconds
  }

  // MARK: Timers

  private func makeTimer(_ call: Call) throws -> ScriptTimer {
    try call.requireFunction(2)
    // Counted until it fires for the last time: it runs on when the script has dropped it.
    try state.charge(Footprint.timer)
    return ScriptTimer(
      startedAt: call.position, function: try call.arguments.reference(2))
  }

  private func letGo(of timer: ScriptTimer) { try? state.charge(-Footprint.timer) }

  private func arm(_ timer: ScriptTimer, in seconds: Double) {
    timer.armed = loop.after(seconds) { [unowned self] in
      timer.armed = nil
      let function = timer.function
      timer.function = nil
      letGo(of: timer)
      fire(timer, function)
    }
  }

  /// Arms a repeating timer for one of its beats, or the first one after that which is still to
  /// come: those missed in a stall are skipped.
  ///
  /// Beats are counted, not added up, so they do not drift.
  private func arm(
    _ timer: ScriptTimer, every interval: Double, from start: Double, beat: Double
  ) {
    var beat = beat
    if start + beat * interval <= loop.now {
      beat = max(beat, ((loop.now - start) / interval).rounded(.down) + 1)
    }
    // The next turn at the latest, where an interval is too short for the clock to tell.
    let deadline = beat.isFinite ? start + beat * interval : loop.now
    timer.armed = loop.at(deadline) { [unowned self] in
      // Before the call, so that the function can cancel it.
      arm(timer, every: interval, from: start, beat: beat + 1)
      fire(timer, timer.function)
    }
  }

  private func fire(_ timer: ScriptTimer, _ function: Reference?) {
    guard let function, quitStatus == nil else { return }
    scheduler.run(.reference(function), as: timer.title) { _ in }
    scheduler.wake(timer.takeWaiters()) { $0.push(true) }
  }

  func cancel(_ timer: ScriptTimer) {
    timer.armed?.cancel()
    timer.armed = nil
    guard timer.function != nil else { return }
    timer.function = nil
    timer.isCancelled = true
    letGo(of: timer)
    scheduler.wake(timer.takeWaiters()) {
      $0.pushNil()
      $0.push("cancelled")
    }
  }
}

import FCLua

extension ScriptHost {
  /// What a script may use unless the host says otherwise: 256 MiB, 2 seconds for the main chunk, a
  /// `make` and each callback, and five times as long for all of them in one turn.
  public static let defaultLimits: Limits = {
    var limits = Limits()
    limits.memory = 256 << 20
    limits.callTime = 2
    limits.turnTime = 2 * callsPerTurn
    return limits
  }()

  /// How many times as long as one call all calls of a turn may take by default.
  public static let callsPerTurn = 5.0

  /// Whether a limit has stopped the script: nothing of it runs any more.
  public var isStopped: Bool { state.stopReason != nil }

  /// The error of a script that a limit has stopped. The first one that comes out is kept: it tells
  /// where the script was.
  func stop(for reason: StopReason, _ error: LuaError) -> ScriptError {
    if let stopError { return stopError }
    var stop = ScriptError(
      .limit, message(of: reason), at: error.position, frames: error.frames,
      callbacks: error.callbacks)
    let advice = Self.advice(for: reason)
    stop.notes.append(advice)
    stop.parts = ScriptFault.Parts(stop.message, hint: advice)
    stop = withExcerpt(stop)
    stopError = stop
    scheduler.abandon()
    onStop?()
    return stop
  }

  private func message(of reason: StopReason) -> String {
    let limits = configuration.limits
    switch reason {
    case .callTime:
      return "stopped: this ran for more than \(time(limits.callTime))"
    case .turnTime:
      return "stopped: the callbacks of one turn ran for more than \(time(limits.turnTime))"
    case .instructions:
      return "stopped: the script has run its \(limits.instructions ?? 0) instructions"
    case .memory:
      return "stopped: the script needs more than \(mebibytes(limits.memory ?? 0)) of memory"
        + memoryUse
    }
  }

  /// What has grown, the largest first.
  private var memoryUse: String {
    var parts = state.heldMemory.map { ($0.bytes, plural(of: $0.className)) }
    parts.append((state.memory.used, "tables, text and functions"))
    parts.append(
      (state.memory.held - parts.dropLast().reduce(0) { $0 + $1.0 }, "what else the host holds"))
    let largest = parts.filter { $0.0 >= 1 << 16 }.sorted { $0.0 > $1.0 }.prefix(3)
    if largest.isEmpty { return "" }
    return " (" + largest.map { "\($0.1): \(mebibytes($0.0))" }.joined(separator: ", ") + ")"
  }

  private static func advice(for reason: StopReason) -> String {
    switch reason {
    case .callTime, .turnTime: "--timeout SECONDS gives it more time"
    case .memory: "--memory MIB gives it more"
    case .instructions: "--instructions N gives it more"
    }
  }
}

private func time(_ seconds: Double?) -> String {
  let seconds = seconds ?? 0
  return seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
}

private func mebibytes(_ bytes: Int) -> String {
  let tenths = (bytes * 10 + (1 << 19)) >> 20
  return tenths % 10 == 0 || tenths >= 100
    ? "\(tenths / 10) MiB" : "\(tenths / 10).\(tenths % 10) MiB"
}

private func plural(of className: String) -> String {
  className.hasSuffix("s") ? className : className + "s"
}

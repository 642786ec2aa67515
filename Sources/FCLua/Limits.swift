import CLuaBridge

/// What a script may use. One that reaches a limit is stopped for good: it can't catch that, and
/// none of its instructions runs any more. nil is no limit; so are 0 bytes, 0 instructions and
/// times that are not a number or a billion seconds and more.
public struct Limits: Equatable, Sendable {
  /// Bytes: what Lua uses and what the host holds for the script, after all garbage was collected.
  public var memory: Int?
  /// Seconds that one call from outside may take, such as the main chunk or a callback.
  public var callTime: Double?
  /// Seconds that all calls of one turn of the loop may take together.
  public var turnTime: Double?
  /// Instructions in the script's whole life, and what else takes it as long. With this limit no time
  /// is watched, so that a script stops at the same instruction everywhere.
  public var instructions: Int?
  /// How the time is watched.
  public var timekeeping = Timekeeping.watchdog

  /// How the time that a script takes is watched.
  public enum Timekeeping: Sendable {
    /// A thread of the process signals the script's thread by the real-time signal `SIGRTMIN + 7`.
    /// A script runs as fast as without a limit.
    case watchdog
    /// The state looks at the clock every thousand instructions, without a signal or a thread.
    /// Loops take about twice as long.
    case clock
  }

  /// No limits.
  public init() {}
}

/// Which limit has stopped a script.
public enum StopReason: Hashable, Sendable {
  /// A call from outside has lasted too long.
  case callTime
  /// All calls of one turn together have.
  case turnTime
  /// The script and what the host holds for it have grown too large.
  case memory
  /// The script has run all the instructions it was given.
  case instructions

  init?(_ code: Int32) {
    switch Int(code) {
    case FCB_STOP_TIME: self = .callTime
    case FCB_STOP_TURN: self = .turnTime
    case FCB_STOP_MEMORY: self = .memory
    case FCB_STOP_INSTRUCTIONS: self = .instructions
    default: return nil
    }
  }
}

/// The signal of the watchdog is in use by another part of the process, or its thread can't start.
public struct WatchdogError: Error, CustomStringConvertible {
  public let description =
    "the time of scripts can't be watched: another part of the process uses the signal"
    + " SIGRTMIN + 7, or no more threads can be started"
}

extension State {
  /// Sets the limits; those of time and instructions hold for calls from now on.
  ///
  /// - Throws: `WatchdogError`.
  public func setLimits(_ limits: Limits) throws {
    var raw = fcb_limits()
    raw.call_time = Self.nanoseconds(limits.callTime)
    raw.turn_time = Self.nanoseconds(limits.turnTime)
    raw.instructions = UInt64(max(0, limits.instructions ?? 0))
    raw.memory = max(0, limits.memory ?? 0)
    raw.timekeeping = Int32(limits.timekeeping == .clock ? FCB_CLOCK : FCB_WATCHDOG)
    if !fcb_set_limits(context, &raw) { throw WatchdogError() }
  }

  private static func nanoseconds(_ seconds: Double?) -> UInt64 {
    guard let seconds, seconds < 1e9 else { return 0 }
    return UInt64(max(seconds, 1e-9) * 1e9)
  }

  /// Which limit has stopped the script; nil while none has.
  public var stopReason: StopReason? { StopReason(Int32(context.pointee.stop)) }

  /// Tells that a new turn of the loop has begun.
  public func beginTurn() { fcb_begin_turn(context) }

  /// Counts the time of `body` as that of one call from outside, with the calls it makes.
  public func timed<Result>(_ body: () throws -> Result) rethrows -> Result {
    fcb_enter(context)
    defer { fcb_leave(context) }
    return try body()
  }

  /// Waits for others by `body`, in which no Lua runs: no limit counts the time.
  public func pausingWatch<Result>(_ body: () throws -> Result) rethrows -> Result {
    fcb_pause_watch(context)
    defer { fcb_resume_watch(context) }
    return try body()
  }

  /// Accounts for work that the host does as often as a script says, in steps about as long as an
  /// instruction of Lua.
  ///
  /// - Throws: `LuaError` when a limit stops the script.
  public func spend(_ steps: Int) throws {
    if !fcb_account(context, steps) { throw LuaError.stopped(context) }
  }

  /// Notes that the host holds more for a script, or less, until it says otherwise.
  ///
  /// - Throws: `LuaError` when that is more than the script may use.
  public func charge(_ bytes: Int) throws {
    if !fcb_charge(context, 0, bytes) { throw LuaError.stopped(context) }
  }

  /// Notes that the host holds more for a script, or less, until the userdata of `object` is
  /// collected.
  ///
  /// - Throws: `LuaError` when that is more than the script may use.
  public func charge(_ bytes: Int, to object: some LuaObject) throws {
    if !fcb_charge(context, Int64(object.hostKey), bytes) { throw LuaError.stopped(context) }
  }

  /// Notes that nothing is held any more by an object.
  public func discharge(_ object: some LuaObject) { fcb_discharge(context, Int64(object.hostKey)) }

  /// Makes sure that the host may take so many bytes for a moment.
  ///
  /// - Throws: `LuaError` when that is more than the script may use.
  public func requireMemory(_ bytes: Int) throws {
    if !fcb_has_memory(context, bytes) { throw LuaError.stopped(context) }
  }

  /// How many bytes the script may still use; nil without a limit.
  public var memoryLeft: Int? {
    let limit = context.pointee.limits.memory
    return limit == 0 ? nil : max(0, limit - context.pointee.used - context.pointee.held)
  }

  /// What the host holds for the script, in bytes, by the class of what holds it.
  public var heldMemory: [(className: String, bytes: Int)] {
    descriptions.map { (String(cString: $0.pointee.name), $0.pointee.held) }.filter { $0.1 > 0 }
  }
}

extension LuaError {
  /// The error of a script that is stopped.
  @usableFromInline static func stopped(_ context: UnsafeMutablePointer<fcb_context>) -> LuaError {
    let reason = StopReason(Int32(context.pointee.stop)) ?? .memory
    // Where the script is: it has not come back to Lua, which would note that.
    fcb_note_stop(context)
    let frames = context.state.recordedFrames()
    return LuaError(
      kind: .stopped(reason), message: reason.description,
      position: frames.lazy.filter(\.isOfScript).compactMap(\.position).first, frames: frames,
      serial: context.pointee.failure.serial)
  }
}

extension StopReason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .callTime, .turnTime: "the script has run for longer than it may"
    case .memory: "not enough memory"
    case .instructions: "the script has run more instructions than it may"
    }
  }
}

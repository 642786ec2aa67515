import Glibc

/// Where a loop reads the time.
///
/// Time is injected so that timers and animations can be tested exactly.
public protocol Clock: AnyObject {
  /// Seconds since a moment the clock chooses; it never goes back.
  var now: Double { get }

  /// Returns the seconds of real time to wait for `deadline`, or nil when waiting can't bring it.
  func realSeconds(until deadline: Double) -> Double?

  /// Hears that nothing is to happen before `deadline`.
  func idle(until deadline: Double)

  /// True when a loop with nothing to do moves the clock to its next deadline instead of waiting.
  var skipsIdleTime: Bool { get }
}

extension Clock {
  public func realSeconds(until deadline: Double) -> Double? { max(0, deadline - now) }
  public func idle(until deadline: Double) {}
  public var skipsIdleTime: Bool { false }
}

/// The time of the machine, which goes on whatever is done to the calendar.
public final class SystemClock: Clock {
  /// Makes the clock of the system.
  public init() {}

  public var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// A clock that moves only by hand.
///
/// For example:
///
///     let clock = ManualClock()
///     let loop = EventLoop(clock: clock)
///     loop.after(600) { print("ten minutes later") }
///     clock.advance(by: 600)
///     loop.runOnce(waiting: false)
public final class ManualClock: Clock {
  public private(set) var now: Double

  public var skipsIdleTime: Bool

  /// Makes a clock that stands at a time in seconds.
  public init(now: Double = 0, skipsIdleTime: Bool = false) {
    self.now = now
    self.skipsIdleTime = skipsIdleTime
  }

  /// Moves the clock on.
  /// - Parameter seconds: how far; at least 0.
  public func advance(by seconds: Double) {
    precondition(seconds >= 0, "a clock never goes back")
    now += seconds
  }

  public func realSeconds(until deadline: Double) -> Double? {
    deadline <= now || (skipsIdleTime && deadline.isFinite) ? 0 : nil
  }

  public func idle(until deadline: Double) {
    if skipsIdleTime && deadline.isFinite { now = max(now, deadline) }
  }
}

/// How an animation moves from its start to its end: how far it has come after each part of its
/// time.
///
/// Every easing but a function is 0 at 0 and 1 at 1, exactly. In between `back` and `spring` go
/// past 1.
public struct Easing {
  enum Kind {
    case curve(Curve)
    case function((Double) throws -> Double)
  }

  let kind: Kind

  private init(_ curve: Curve) { kind = .curve(curve) }
  private init(_ body: @escaping (Double) throws -> Double) { kind = .function(body) }

  /// The same speed from start to end.
  public static var linear: Easing { Easing(.linear) }
  /// Begins slowly.
  public static var easeIn: Easing { Easing(.easeIn) }
  /// Ends slowly.
  public static var easeOut: Easing { Easing(.easeOut) }
  /// Begins and ends slowly.
  public static var easeInOut: Easing { Easing(.easeInOut) }
  /// Goes a tenth too far, then back.
  public static var back: Easing { Easing(.back) }
  /// Falls on its end and bounces three times.
  public static var bounce: Easing { Easing(.bounce) }
  /// Swings about its end, with a damping of 0.5.
  public static var spring: Easing { Easing(.spring(Spring(damping: 0.5))) }

  /// Swings about its end, less and less.
  /// - Parameter damping: more than 0 and at most 1, with which it comes to rest without swinging.
  /// - Throws: `MotionError` for another damping.
  public static func spring(damping: Double) throws(MotionError) -> Easing {
    guard damping > 0 && damping <= 1 else { throw .badDamping(damping) }
    return Easing(.spring(Spring(damping: damping)))
  }

  /// Moves as a function says, from how much of the time has passed to how far it has come.
  ///
  /// When the function throws, or returns what is not finite, the animation moves as with
  /// `linear` at that moment, and `Motion.report` hears of it once for each start. Where the
  /// animation rests, its end shows, whatever the function returns for 1.
  public static func function(_ body: @escaping (Double) throws -> Double) -> Easing {
    Easing(body)
  }

  /// The names that `init(named:)` knows.
  public static let names = [
    "linear", "ease_in", "ease_out", "ease_in_out", "back", "bounce", "spring",
  ]

  /// Finds an easing by its name in a script; nil when there is none of that name.
  public init?(named name: String) {
    switch name {
    case "linear": self = .linear
    case "ease_in": self = .easeIn
    case "ease_out": self = .easeOut
    case "ease_in_out": self = .easeInOut
    case "back": self = .back
    case "bounce": self = .bounce
    case "spring": self = .spring
    default: return nil
    }
  }

  /// Returns how far an animation has come.
  /// - Parameter fraction: how much of the time has passed, from 0 to 1.
  /// - Throws: what the function throws; `MotionError` when it returns what is not finite.
  public func value(at fraction: Double) throws -> Double {
    switch kind {
    case .curve(let curve): return curve.value(at: fraction)
    case .function(let body):
      let result = try body(fraction)
      guard result.isFinite else { throw MotionError.badEasing(result, at: fraction) }
      return result
    }
  }
}

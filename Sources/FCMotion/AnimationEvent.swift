/// How one start of an animation ended. Every start has exactly one event, at its end.
public struct AnimationEvent: Equatable, Sendable {
  /// Why an animation ended before its time.
  public enum Reason: String, Sendable {
    /// It was removed from its layer.
    case cancelled
    /// Another was started under its key.
    case replaced
  }

  /// The key under which the animation was started.
  public let key: String
  /// Why it ended early; nil when it finished.
  public let reason: Reason?
  /// The seconds from its start to its end.
  public let elapsed: Double

  public init(key: String, reason: Reason?, elapsed: Double) {
    self.key = key
    self.reason = reason
    self.elapsed = elapsed
  }

  /// Whether it came to its end.
  public var isFinished: Bool { reason == nil }
}

/// The animation of one field.
public final class BasicAnimation {
  /// The name of the field.
  public let keyPath: String
  /// The first value; nil for what the layer shows when the delay has passed.
  public let from: LayerValue?
  /// The last value.
  public let to: LayerValue
  /// How long one way takes, in seconds.
  public let duration: Double
  /// How long it waits before the first repeat, in seconds.
  public let delay: Double
  public let easing: Easing
  /// A whole number from 1, or infinity.
  public let repeatCount: Double
  /// Whether each repeat moves back to the first value.
  public let autoreverses: Bool

  let pace: Pace

  init(
    keyPath: String, from: LayerValue?, to: LayerValue, duration: Double, delay: Double,
    easing: Easing, repeatCount: Double, autoreverses: Bool
  ) throws(MotionError) {
    if keyPath.isEmpty { throw .noKeyPath }
    guard duration >= 0 && duration.isFinite else {
      throw .badTime("duration", duration, of: keyPath)
    }
    guard delay >= 0 && delay.isFinite else { throw .badTime("delay", delay, of: keyPath) }
    guard repeatCount >= 1 && repeatCount.rounded() == repeatCount else {
      throw .badRepeatCount(repeatCount, of: keyPath)
    }
    let isEndless = repeatCount == .infinity
    if isEndless && duration == 0 { throw .endlessWithoutDuration(keyPath) }
    if !to.isFinite { throw .notFinite("to", of: keyPath) }
    if from?.isFinite == false { throw .notFinite("from", of: keyPath) }
    pace = Pace(duration: duration, repeatCount: repeatCount, autoreverses: autoreverses)
    if delay + pace.activeDuration == .infinity && !isEndless { throw .tooLong }

    self.keyPath = keyPath
    self.from = from
    self.to = to
    self.duration = duration
    self.delay = delay
    self.easing = easing
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
  }
}

extension LayerValue {
  /// Whether no number in it is infinite or not a number.
  fileprivate var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .point(let x, let y): x.isFinite && y.isFinite
    case .color(let red, let green, let blue, let alpha):
      red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite
    case .text, .boolean: true
    }
  }
}

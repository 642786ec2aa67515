/// How the time of an animation of one field passes, once its delay has.
struct Pace {
  /// How long one way takes, in seconds.
  let duration: Double
  /// How long all of it takes, in seconds; infinite when it never ends.
  let activeDuration: Double
  let autoreverses: Bool

  init(duration: Double, repeatCount: Double, autoreverses: Bool) {
    self.duration = duration
    self.autoreverses = autoreverses
    activeDuration = duration * (autoreverses ? 2 : 1) * repeatCount
  }

  /// How much of one way has passed: back and forth when it autoreverses.
  /// - Parameter elapsed: in seconds, 0 or more.
  /// - Returns: 0…1; nil when it is over.
  func fraction(at elapsed: Double) -> Double? {
    guard elapsed < activeDuration else { return nil }
    var way = elapsed / duration
    if way < 1 { return way }
    way = way.truncatingRemainder(dividingBy: autoreverses ? 2 : 1)
    return way > 1 ? 2 - way : way
  }
}

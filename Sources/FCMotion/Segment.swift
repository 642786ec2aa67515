/// A stretch of a field's time in which one animation moves it.
struct Segment {
  let animation: BasicAnimation
  /// When it takes the field over, in seconds.
  let start: Double
  /// The first value.
  var from: LayerValue
  let run: Run

  /// When it comes to rest, in seconds; infinite when it never does.
  var end: Double { start + animation.pace.activeDuration }
  /// The value it leaves.
  var lastValue: LayerValue { animation.autoreverses ? from : animation.to }

  /// The value at a time not before `start`.
  func value(at time: Double) -> LayerValue {
    guard let fraction = animation.pace.fraction(at: time - start) else { return lastValue }
    return from.interpolated(to: animation.to, at: eased(fraction))
  }

  private func eased(_ fraction: Double) -> Double {
    do {
      return try animation.easing.value(at: fraction)
    } catch {
      run.report(easing: error)
      return fraction
    }
  }
}

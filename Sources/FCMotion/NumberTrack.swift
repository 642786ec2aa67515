/// What a field shows, where that is a number that one animation moves by a formula.
///
/// Most of what moves is like that. Here all that a tick over very many layers reads stands in one
/// place, without references to follow or to count.
struct NumberTrack {
  private let base: Double?
  private let start: Double
  private let pace: Pace
  private let curve: Curve
  private let from: Double
  private let to: Double

  /// - Returns: nil when something else than a number and a formula is in it.
  init?(base: LayerValue?, segment: Segment) {
    guard case .curve(let curve) = segment.animation.easing.kind,
      case .number(let from) = segment.from, case .number(let to) = segment.animation.to
    else { return nil }
    switch base {
    case .number(let number): self.base = number
    case nil: self.base = nil
    default: return nil
    }
    self.curve = curve
    self.from = from
    self.to = to
    start = segment.start
    pace = segment.animation.pace
  }

  func value(at time: Double) -> Double? {
    guard time >= start else { return base }
    guard let fraction = pace.fraction(at: time - start) else {
      return pace.autoreverses ? from : to
    }
    return blended(from, to, curve.value(at: fraction))
  }
}

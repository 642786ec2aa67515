import Glibc

/// An easing that has a formula. It holds no references, so that a tick over very many layers
/// counts none.
enum Curve {
  case linear
  // Source: CSS Easing Functions 1, 2.2; Core Animation's CAMediaTimingFunction has the same.
  case easeIn
  case easeOut
  case easeInOut
  case back
  case bounce
  case spring(Spring)

  func value(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    return switch self {
    case .linear: fraction
    case .easeIn: CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1).value(at: fraction)
    case .easeOut: CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1).value(at: fraction)
    case .easeInOut: CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1).value(at: fraction)
    case .back: valueOfBack(at: fraction)
    case .bounce: valueOfBounce(at: fraction)
    case .spring(let spring): spring.value(at: fraction)
    }
  }
}

/// A curve from (0, 0) to (1, 1) that two points pull.
struct CubicBezier {
  // The polynomials of x and y over the curve's own parameter.
  private let ax, bx, cx: Double
  private let ay, by, cy: Double

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
  }

  /// The y of the point with this x.
  ///
  /// Source: WebKit's UnitBezier; Newton's method, kept between bounds that only draw closer.
  func value(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var parameter = x
    for _ in 0..<64 {
      let error = ((ax * parameter + bx) * parameter + cx) * parameter - x
      if abs(error) < 1e-7 { break }
      if error > 0 { high = parameter } else { low = parameter }
      let slope = (3 * ax * parameter + 2 * bx) * parameter + cx
      let next = parameter - error / slope
      // Newton's step leaves the bounds where the curve is flat; then halving finds the place.
      parameter = next > low && next < high ? next : (low + high) / 2
    }
    return ((ay * parameter + by) * parameter + cy) * parameter
  }
}

/// A weight on a spring that is let go at 0 and comes to rest at 1.
struct Spring {
  private let decay: Double
  private let frequency: Double
  private var remainder = 0.0

  /// At the end the swing is a thousandth of what it was at the start.
  ///
  /// Source: the damped harmonic oscillator, x'' + 2ζωx' + ω²x = 0, with ζω = ln 1000.
  init(damping: Double) {
    decay = log(1000)
    frequency = decay / damping * (1 - damping * damping).squareRoot()
    remainder = 1 - swing(at: 1)
  }

  func value(at fraction: Double) -> Double {
    // The rest of the swing is spread over the whole time, so that the end is met without a jump.
    swing(at: fraction) + remainder * fraction
  }

  private func swing(at time: Double) -> Double {
    // Without a frequency, sin(f t) / f has the limit t.
    let sine = frequency > 0 ? sin(frequency * time) / frequency : time
    return 1 - exp(-decay * time) * (cos(frequency * time) + decay * sine)
  }
}

/// Source: Robert Penner's easeOutBack; 1.70158 makes it go a tenth too far.
private func valueOfBack(at fraction: Double) -> Double {
  let overshoot = 1.70158
  let left = fraction - 1
  return 1 + (overshoot + 1) * left * left * left + overshoot * left * left
}

/// Source: Robert Penner's easeOutBounce: four parabolas, each a quarter as high as the last.
private func valueOfBounce(at fraction: Double) -> Double {
  let width = 1 / 2.75
  let (middle, height): (Double, Double) =
    switch fraction {
    case ..<width: (0, 0)
    case ..<(2 * width): (1.5 * width, 0.75)
    case ..<(2.5 * width): (2.25 * width, 0.9375)
    default: (2.625 * width, 0.984375)
    }
  let distance = fraction - middle
  return 7.5625 * distance * distance + height
}

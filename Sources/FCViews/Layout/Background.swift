import FCMotion

/// What fills the room of a view behind what it shows.
public enum Background: Hashable, Sendable {
  case color(Color)
  /// A colour that becomes another from the top to the bottom, or from the left to the right.
  case gradient(from: Color, to: Color, isHorizontal: Bool = false)

  /// The colour of a cell of `rect`.
  func color(at point: Point, in rect: Rect) -> Color {
    switch self {
    case .color(let color): return color
    case .gradient(let first, let last, let isHorizontal):
      let (step, steps) =
        isHorizontal
        ? (point.column - rect.minColumn, rect.size.columns - 1)
        : (point.row - rect.minRow, rect.size.rows - 1)
      return first.mixed(with: last, share: steps > 0 ? Double(step) / Double(steps) : 0)
    }
  }

  /// A colour in which text can be read on this background.
  var ink: Color {
    switch self {
    case .color(let color): color.ink
    case .gradient(let first, let last, _): first.mixed(with: last, share: 0.5).ink
    }
  }
}

extension Color {
  /// Reads a colour written as `#rgb` or `#rrggbb`.
  /// - Returns: nil when the text is not one of these.
  public init?(hex text: String) {
    guard case .color(let red, let green, let blue, let alpha)? = LayerValue(hex: text), alpha == 1
    else { return nil }
    self = .rgb(byte(red), byte(green), byte(blue))
  }

  /// How light the colour looks, 0…255; nil for one that the terminal's theme decides.
  /// Source: ITU-R BT.601, luma.
  var luma: Double? {
    guard case .rgb(let red, let green, let blue) = self else { return nil }
    return 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)
  }

  /// Mixes two colours; where one of them is not known, the nearer one is taken.
  /// - Parameter share: how much of the other colour there is in it, 0…1.
  func mixed(with other: Color, share: Double) -> Color {
    guard case .rgb(let red, let green, let blue) = self,
      case .rgb(let otherRed, let otherGreen, let otherBlue) = other
    else { return share < 0.5 ? self : other }
    func mix(_ part: UInt8, _ other: UInt8) -> UInt8 {
      UInt8((Double(part) * (1 - share) + Double(other) * share).rounded())
    }
    return .rgb(mix(red, otherRed), mix(green, otherGreen), mix(blue, otherBlue))
  }

  /// Black or white, whichever can be read on this colour.
  fileprivate var ink: Color {
    guard let luma else { return .standard }
    return luma < 140 ? .rgb(255, 255, 255) : .rgb(0, 0, 0)
  }
}

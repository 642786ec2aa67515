/// What a field of a layer holds.
public enum LayerValue: Equatable, Sendable {
  case number(Double)
  case point(x: Double, y: Double)
  /// A colour in sRGB; each part is from 0 to 1, as it is written in `#rrggbb`.
  case color(red: Double, green: Double, blue: Double, alpha: Double)
  case text(String)
  case boolean(Bool)

  /// Returns the value on the way to another.
  ///
  /// Numbers and points are blended; past 0 and 1 they overshoot. Colours are blended part by part
  /// as they are written, not in linear light, and stay colours. Texts, booleans and values of
  /// different kinds can't be blended: they switch at the end. So do numbers whose blend would not
  /// be finite.
  ///
  /// Source: CSS Color 4, 12.1, blends legacy colours in gamma-encoded sRGB.
  /// - Parameter fraction: 0 gives this value and 1 the other, both exactly.
  public func interpolated(to other: LayerValue, at fraction: Double) -> LayerValue {
    switch (self, other) {
    case (.number(let start), .number(let end)):
      return .number(blended(start, end, fraction))
    case (.point(let startX, let startY), .point(let endX, let endY)):
      return .point(x: blended(startX, endX, fraction), y: blended(startY, endY, fraction))
    case (
      .color(let startRed, let startGreen, let startBlue, let startAlpha),
      .color(let endRed, let endGreen, let endBlue, let endAlpha)
    ):
      return .color(
        red: blendedPart(startRed, endRed, fraction),
        green: blendedPart(startGreen, endGreen, fraction),
        blue: blendedPart(startBlue, endBlue, fraction),
        alpha: blendedPart(startAlpha, endAlpha, fraction))
    default: return fraction < 1 ? self : other
    }
  }
}

/// Blends two numbers; where the blend would not be finite, it switches at the end.
func blended(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
  // This form, unlike `start + (end - start) * fraction`, is exact at 0 and at 1.
  let blend = start * (1 - fraction) + end * fraction
  return blend.isFinite ? blend : fraction < 1 ? start : end
}

private func blendedPart(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
  min(1, max(0, blended(start, end, fraction)))
}

import FCMotion

extension Canvas {
  /// Draws as a layer says at the canvas' time: moved by its `x` and `y` and by its `position`, a
  /// point, all in columns and rows; blended by its `opacity`, 0…1; in its `color`.
  /// - Parameters:
  ///   - rect: where it is drawn when the layer does not move it.
  ///   - draw: gets the place where it is.
  public mutating func draw(
    through layer: Layer, in rect: Rect, _ draw: (inout Canvas, Rect) -> Void
  ) {
    let color: Color? =
      if case .color(let red, let green, let blue, _)? = layer.presentationValue("color", at: time)
      {
        .rgb(byte(red), byte(green), byte(blue))
      } else {
        nil
      }
    let offset = offset(of: layer)
    let place = rect.moved(columns: wholeCells(offset.x), rows: wholeCells(offset.y))
    blended(opacity: layer.number("opacity", at: time) ?? 1, color: color) { draw(&$0, place) }
  }

  /// Draws with less opacity, 0…1.
  public mutating func blended(opacity: Double, draw: (inout Canvas) -> Void) {
    blended(opacity: opacity, color: nil, draw: draw)
  }

  private mutating func blended(opacity: Double, color: Color?, draw: (inout Canvas) -> Void) {
    let outer = (blend, cursor)
    blend = blend.adding(opacity: opacity, color: color)
    draw(&self)
    // What can't be seen can't be written in.
    if blend.isHidden { cursor = outer.1 }
    blend = outer.0
  }

  /// The number that a field holds which makes things travel: where these are left out, the last
  /// one. Nil when the layer has no such number.
  public func travel(_ field: String, of layer: Layer) -> Double? {
    if showsTravel { return layer.number(field, at: time) }
    return if case .number(let number)? = layer[field] { number } else { nil }
  }

  private func offset(of layer: Layer) -> (x: Double, y: Double) {
    let (x, y) = (travel("x", of: layer) ?? 0, travel("y", of: layer) ?? 0)
    let position = showsTravel ? layer.presentationValue("position", at: time) : layer["position"]
    guard case .point(let pointX, let pointY)? = position else { return (x, y) }
    return (x + pointX, y + pointY)
  }
}

/// Rounds a distance to whole cells, whatever number a script has made of it.
public func wholeCells(_ distance: Double) -> Int {
  distance.isFinite ? Int(min(max(distance, -10_000), 10_000).rounded()) : 0
}

/// Brings a share into 0…1; what is no number is none of it.
func clampedShare(_ share: Double) -> Double { share > 0 ? min(share, 1) : 0 }

/// The part of a colour, 0…1, as a byte.
func byte(_ part: Double) -> UInt8 { UInt8((clampedShare(part) * 255).rounded()) }

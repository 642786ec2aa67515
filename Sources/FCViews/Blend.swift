/// How far what is drawn blends into the background, and in which colour it is drawn.
///
/// A terminal has no transparency, and what its theme's colours look like is unknown. Those go in
/// steps: normal, dim, not there. A colour that is known is mixed with the background it was
/// chosen for.
struct Blend: Sendable {
  /// 0…1.
  var opacity = 1.0
  /// Takes the place of the foreground.
  var color: Color?

  /// The opacity below which nothing shows, and the one from which on all of it does.
  private static let (hidden, normal) = (0.25, 0.75)

  /// True when nothing shows.
  var isHidden: Bool { opacity < Self.hidden }

  /// Returns a blend on top of this one.
  func adding(opacity: Double, color: Color? = nil) -> Blend {
    Blend(opacity: self.opacity * clampedShare(opacity), color: color ?? self.color)
  }

  /// Returns what is to be seen of a style; nil when it leaves what is beneath.
  func style(_ style: Style) -> Style? {
    var style = style
    if let color {
      style.foreground = color
      style.attributes.remove(.dim)
    }
    if opacity >= 1 { return style }
    if isHidden { return nil }
    if case .rgb(let red, let green, let blue) = style.foreground {
      style.foreground = mixed(red, green, blue, over: style.background)
    } else if opacity < Self.normal {
      // Bold and dim contradict each other, and terminals differ about which wins.
      style.attributes.remove(.bold)
      style.attributes.insert(.dim)
    }
    return style
  }

  /// Mixes a colour with its background. An unknown one is black or white, whichever is farther
  /// away: on that the colour can be read.
  private func mixed(_ red: UInt8, _ green: UInt8, _ blue: UInt8, over background: Color) -> Color {
    // Source: ITU-R BT.601, luma.
    let luma = 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)
    var base: (UInt8, UInt8, UInt8) = luma < 128 ? (255, 255, 255) : (0, 0, 0)
    if case .rgb(let red, let green, let blue) = background { base = (red, green, blue) }
    func mix(_ part: UInt8, _ base: UInt8) -> UInt8 {
      UInt8((Double(part) * opacity + Double(base) * (1 - opacity)).rounded())
    }
    return .rgb(mix(red, base.0), mix(green, base.1), mix(blue, base.2))
  }
}

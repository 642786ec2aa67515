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
  /// - Parameter beneath: the background that is there already.
  func style(_ style: Style, over beneath: Color) -> Style? {
    var style = style
    if let color {
      style.foreground = color
      style.attributes.remove(.dim)
    }
    if opacity >= 1 { return style }
    if isHidden { return nil }
    if style.background.luma != nil, beneath.luma != nil {
      style.background = beneath.mixed(with: style.background, share: opacity)
    }
    if style.foreground.luma != nil {
      style.foreground = mixed(style.foreground, over: style.background)
    } else if opacity < Self.normal {
      // Bold and dim contradict each other, and terminals differ about which wins.
      style.attributes.remove(.bold)
      style.attributes.insert(.dim)
    }
    return style
  }

  /// Mixes a colour with its background. An unknown one is black or white, whichever is farther
  /// away: on that the colour can be read.
  private func mixed(_ color: Color, over background: Color) -> Color {
    let isDark = (color.luma ?? 0) < 128
    let base: Color =
      background.luma != nil ? background : isDark ? .rgb(255, 255, 255) : .rgb(0, 0, 0)
    return base.mixed(with: color, share: opacity)
  }
}

import FCViews

/// Turns styles into SGR sequences, as far as a terminal has them.
struct StyleEncoder {
  let capabilities: Capabilities

  /// Returns what the terminal can show of `style`.
  func shown(_ style: Style) -> Style {
    var style = style
    style.foreground = shown(style.foreground)
    style.background = shown(style.background)
    if !capabilities.hasRichStyles {
      style.attributes.formIntersection([.bold, .underline, .reverse])
    }
    return style
  }

  /// Returns the shortest sequence that changes the style from `old` to `new`, both as shown.
  func change(from old: Style, to new: Style) -> String {
    if old == new { return "" }
    if new == .plain { return "\u{1B}[0m" }
    let whole = ["0"] + codes(from: .plain, to: new)
    let isAdding =
      new.attributes.isSuperset(of: old.attributes)
      && (new.foreground != .standard || old.foreground == .standard)
      && (new.background != .standard || old.background == .standard)
    guard isAdding || capabilities.hasRichStyles else { return sequence(whole) }
    let parts = codes(from: old, to: new)
    let (short, long) = (sequence(parts), sequence(whole))
    return short.utf8.count <= long.utf8.count ? short : long
  }

  private func sequence(_ codes: [String]) -> String {
    "\u{1B}[" + codes.joined(separator: ";") + "m"
  }

  private static let attributes: [(attribute: Style.Attributes, on: String, off: String)] = [
    (.bold, "1", "22"), (.dim, "2", "22"), (.italic, "3", "23"), (.underline, "4", "24"),
    (.reverse, "7", "27"), (.strikethrough, "9", "29"),
  ]

  private func codes(from old: Style, to new: Style) -> [String] {
    var codes: [String] = []
    var added = new.attributes.subtracting(old.attributes)
    let removed = old.attributes.subtracting(new.attributes)
    for (attribute, _, off) in Self.attributes
    where removed.contains(attribute) && codes.last != off {
      codes.append(off)
    }
    // One code switches both off; the one that stays has to be set again.
    if !removed.isDisjoint(with: [.bold, .dim]) {
      added.formUnion(new.attributes.intersection([.bold, .dim]))
    }
    for (attribute, on, _) in Self.attributes where added.contains(attribute) { codes.append(on) }
    if new.foreground != old.foreground { codes.append(code(new.foreground, base: 30)) }
    if new.background != old.background { codes.append(code(new.background, base: 40)) }
    return codes
  }

  /// - Parameter base: 30 for the foreground, 40 for the background.
  private func code(_ color: Color, base: Int) -> String {
    switch color {
    case .standard: "\(base + 9)"
    case .palette(let index) where index < 8: "\(base + Int(index))"
    case .palette(let index) where index < 16: "\(base + 60 + Int(index) - 8)"
    case .palette(let index): "\(base + 8);5;\(index)"
    case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
    }
  }

  private func shown(_ color: Color) -> Color {
    switch (color, capabilities.colors) {
    case (.standard, _), (_, .none): return .standard
    case (_, .full), (.palette, .palette): return color
    case (.rgb(let red, let green, let blue), .palette):
      return .palette(Palette.index(red: red, green: green, blue: blue))
    case (.palette(let index), .sixteen) where index < 16: return color
    case (.palette(let index), .eight) where index < 8: return color
    case (.palette(8), .eight):
      // Bright black would be black, perhaps on black.
      return .standard
    case (.palette(let index), .eight) where index < 16: return .palette(index - 8)
    case (.palette(let index), _):
      let (red, green, blue) = Palette.components(of: index)
      return named(red, green, blue)
    case (.rgb(let red, let green, let blue), _): return named(red, green, blue)
    }
  }

  /// Returns the named colour nearest to a mixed one.
  private func named(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    let index = Palette.named(red: red, green: green, blue: blue)
    return shown(.palette(index))
  }
}

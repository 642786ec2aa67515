/// What a terminal can be asked to do, judged by its environment alone.
///
/// Asking the terminal itself would mean to wait for an answer that may never come.
public struct Capabilities: Equatable, Sendable {
  /// How many colours the terminal shows: so many of the named ones, a palette of 256, or all.
  public enum Colors: Sendable {
    case none, eight, sixteen, palette, full
  }

  /// How many colours can be shown.
  public var colors: Colors
  /// True for xterm's private modes: second screen, hidden cursor, mouse, paste, whole frames.
  /// A terminal without them gets nothing but ECMA-48.
  public var hasPrivateModes: Bool
  /// True when dim, italic and struck out text can be shown, and each switched off alone.
  public var hasRichStyles: Bool
  /// True when keys can be reported without ambiguity.
  /// Source: https://sw.kovidgoyal.net/kitty/keyboard-protocol/
  public var hasKittyKeys: Bool
  /// True when text is sent as UTF-8; else what is not ASCII shows as question marks.
  public var encodesUTF8: Bool
  /// True when borders and bullets need not be ASCII.
  public var drawsSymbols: Bool

  public init(
    colors: Colors, hasPrivateModes: Bool = true, hasRichStyles: Bool = true,
    hasKittyKeys: Bool = false, encodesUTF8: Bool = true, drawsSymbols: Bool = true
  ) {
    self.colors = colors
    self.hasPrivateModes = hasPrivateModes
    self.hasRichStyles = hasRichStyles
    self.hasKittyKeys = hasKittyKeys
    self.encodesUTF8 = encodesUTF8
    self.drawsSymbols = drawsSymbols
  }

  /// Judges the terminal that `environment` describes.
  public init(_ environment: TerminalEnvironment) {
    let name = (environment.value("TERM") ?? "").lowercased()
    let program = (environment.value("TERM_PROGRAM") ?? "").lowercased()
    let isKnown = Capabilities.known.contains { name.hasPrefix($0) }
    // Inside tmux or screen TERM_PROGRAM may name the terminal around it.
    let isInside = name.hasPrefix("tmux") || name.hasPrefix("screen")
    let charset = Charset(environment)
    self.init(
      colors: Capabilities.colors(environment, name: name, isKnown: isKnown),
      hasPrivateModes: isKnown, hasRichStyles: isKnown && name != "linux",
      hasKittyKeys: !isInside
        && (Capabilities.kittyNames.contains { name.hasPrefix($0) }
          || ["ghostty", "wezterm"].contains(program)),
      encodesUTF8: charset != .other, drawsSymbols: charset == .utf8)
  }

  /// How the names of terminals begin that understand, or ignore, xterm's private modes.
  private static let known = [
    "xterm", "screen", "tmux", "rxvt", "linux", "alacritty", "foot", "kitty", "wezterm", "ghostty",
    "konsole", "gnome", "vte", "putty", "mintty", "iterm", "contour", "eterm", "st-", "rio",
    "mlterm", "terminator", "cygwin", "ms-terminal", "nsterm",
  ]

  private static let kittyNames = [
    "xterm-kitty", "kitty", "xterm-ghostty", "ghostty", "foot", "alacritty", "wezterm", "rio",
  ]

  private static func colors(
    _ environment: TerminalEnvironment, name: String, isKnown: Bool
  ) -> Colors {
    // Source: https://no-color.org: set and not empty.
    if environment.value("NO_COLOR") != nil { return .none }
    if let depth = environment.value("COLORTERM")?.lowercased(),
      depth == "truecolor" || depth == "24bit"
    {
      return .full
    }
    if name.hasSuffix("-direct") { return .full }
    if name.hasSuffix("256color") || kittyNames.contains(where: { name.hasPrefix($0) }) {
      return .palette
    }
    if name.hasPrefix("vt1") || name.hasPrefix("vt2") || name.hasSuffix("-mono")
      || name.hasSuffix("-m")
    {
      return .none
    }
    return isKnown && name != "linux" ? .sixteen : .eight
  }

  private enum Charset {
    case utf8, unstated, other

    /// Source: setlocale(3): the first of LC_ALL, LC_CTYPE, LANG that is set and not empty.
    init(_ environment: TerminalEnvironment) {
      let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment.value).first
      let name = locale?.lowercased() ?? "c"
      if name.hasSuffix("utf-8") || name.hasSuffix("utf8") || name.contains("utf-8@")
        || name.contains("utf8@")
      {
        self = .utf8
      } else {
        // Nobody chose a charset: text is sent as it is, but nothing is added to it that the
        // terminal may not have.
        self = name == "c" || name == "posix" ? .unstated : .other
      }
    }
  }
}

/// A whole screen: what a surface shows at one time.
///
/// A surface that shows a grid draws the screen; one that prints writes its `lines` once and then
/// whatever the screen announces.
open class Screen {
  /// True when the screen must be drawn again. A surface clears it.
  open var needsDisplay = true
  private var announcements: [String] = []

  public init() {}

  /// Draws the screen over the whole of `canvas`.
  open func draw(on canvas: inout Canvas) {}

  /// Reacts to an event. False when the screen had no use for it.
  open func receive(_ event: Event) -> Bool { false }

  /// The screen as text, for a surface that prints.
  open var lines: [String] { [] }

  /// Adds text for a surface that prints, below what it has printed of this screen. A surface
  /// that draws shows the same in its own way.
  public final func announce(_ text: String) {
    announcements.append(text)
  }

  /// Announces what has become true meanwhile. A surface may ask in the middle of an event, to
  /// write it before a line that a script prints.
  open func announceNews() {}

  /// Returns what was announced since the last call.
  public final func takeAnnouncements() -> [String] {
    announceNews()
    defer { announcements.removeAll() }
    return announcements
  }
}

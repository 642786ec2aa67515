import FCMotion

/// A whole screen: what a surface shows at one time.
///
/// A surface that shows a grid draws the screen; one that prints writes its `lines` once and then
/// whatever the screen announces.
open class Screen {
  /// True when the screen must be drawn again. A surface clears it.
  open var needsDisplay: Bool {
    get { isChanged || revision != drawnRevision }
    set {
      isChanged = newValue
      if !newValue { drawnRevision = revision }
    }
  }

  /// The layers that what the screen shows depends on.
  open var layers: [Layer] { [] }

  /// True while there is more to find out about what the screen shows, at the next drawing.
  open var isWorking: Bool { false }

  private var isChanged = true
  /// The changes of all layers at the last drawing.
  private var drawnRevision = 0
  private var announcements: [String] = []
  /// What the announcements take that no surface has taken yet, in bytes.
  public private(set) var announcedBytes = 0

  public init() {}

  /// Draws the screen over the whole of `canvas`.
  open func draw(on canvas: inout Canvas) {}

  /// When what the screen shows moves next: `time` itself while something moves, nil when all rests.
  /// - Parameter time: in seconds, as `Motion` tells them.
  public final func nextChange(at time: Double) -> Double? {
    isWorking ? time : layers.lazy.compactMap { $0.nextChange(at: time) }.min()
  }

  private var revision: Int { layers.reduce(0) { $0 &+ $1.revision } }

  /// Reacts to an event. False when the screen had no use for it.
  open func receive(_ event: Event) -> Bool { false }

  /// The screen as text, for a surface that prints.
  open var lines: [String] { [] }

  /// Adds text for a surface that prints, below what it has printed of this screen. A surface
  /// that draws shows the same in its own way.
  public final func announce(_ text: String) {
    announcements.append(text)
    announcedBytes += text.utf8.count + 64
  }

  /// Announces what has become true meanwhile. A surface may ask in the middle of an event, to
  /// write it before a line that a script prints.
  open func announceNews() {}

  /// Returns what was announced since the last call.
  public final func takeAnnouncements() -> [String] {
    announceNews()
    defer {
      announcements.removeAll()
      announcedBytes = 0
    }
    return announcements
  }
}

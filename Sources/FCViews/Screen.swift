/// A whole screen: what a surface shows at one time.
open class Screen {
  /// True when the screen must be drawn again. A surface clears it.
  public var needsDisplay = true

  public init() {}

  /// Draws the screen over the whole of `canvas`.
  open func draw(on canvas: inout Canvas) {}

  /// Reacts to an event. False when the screen had no use for it.
  open func receive(_ event: Event) -> Bool { false }
}

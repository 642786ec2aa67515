import FCLoop
import FCViews

/// Brings a surface up to date at the end of each turn, and wakes the loop for the frames of what
/// moves on its screen: at most 60 a second, and none while nothing moves.
///
/// A frame only looks at the values of its moment. Animations end by timers of their own, so that
/// the order of what happens does not depend on whether anyone watches.
final class FrameTimer {
  /// The seconds from one frame to the next.
  private static let interval = 1.0 / 60

  private let surface: any Surface
  private let loop: EventLoop
  private let showsFrames: Bool
  private var timer: Timer?
  private var isDue = false
  private var latest = -Double.infinity

  /// - Parameter isDrawn: false for a surface that prints.
  init(surface: any Surface, loop: EventLoop, isDrawn: Bool) {
    self.surface = surface
    self.loop = loop
    // On a clock that jumps from deadline to deadline there is nothing between two of them.
    showsFrames = isDrawn && !loop.clock.skipsIdleTime
  }

  /// Shows what has changed, and sees to it that the next frame comes in time.
  func endTurn() {
    let now = loop.now
    if isDue { surface.screen?.needsDisplay = true }
    isDue = false
    if surface.screen?.needsDisplay == true { latest = now }
    surface.update(at: now)
    stop()
    guard showsFrames, let next = surface.screen?.nextChange(at: now) else { return }
    timer = loop.after(max(next, latest + Self.interval) - now) { [unowned self] in isDue = true }
  }

  /// Takes the next frame back.
  func stop() {
    timer?.cancel()
    timer = nil
  }
}

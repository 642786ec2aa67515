/// A callback that runs once when its time has come; made by `EventLoop.after` and `at`.
public final class Timer {
  /// When it is due, in seconds of the loop's clock.
  public let deadline: Double

  private var handler: (() -> Void)?
  private let cancelled: CancelledCount

  init(deadline: Double, cancelled: CancelledCount, handler: @escaping () -> Void) {
    self.deadline = deadline
    self.cancelled = cancelled
    self.handler = handler
  }

  /// True until it has run or was cancelled.
  public var isPending: Bool { handler != nil }

  /// Takes the timer back; it will not run. Does nothing once it has run.
  public func cancel() {
    guard handler != nil else { return }
    handler = nil
    cancelled.count += 1
  }

  /// Lets go of the handler without running it.
  func drop() { handler = nil }

  /// Calls the handler of a timer that has left its queue.
  func fire() {
    // One that was cancelled counts as such for as long as it is in the queue.
    guard let handler else {
      cancelled.count -= 1
      return
    }
    self.handler = nil
    handler()
  }
}

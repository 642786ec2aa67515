/// A callback that runs once when its time has come; made by `EventLoop.after`.
public final class Timer {
  /// When it is due, in seconds of the loop's clock.
  public let deadline: Double

  /// Its place among timers with the same deadline.
  let order: UInt64
  /// Its place in the heap; nil when it is not in it.
  var place: Int?
  private var handler: (() -> Void)?
  private weak var loop: EventLoop?

  init(deadline: Double, order: UInt64, loop: EventLoop?, handler: @escaping () -> Void) {
    self.deadline = deadline
    self.order = order
    self.loop = loop
    self.handler = handler
  }

  /// True until it has run or was cancelled.
  public var isPending: Bool { handler != nil }

  /// Takes the timer back; it will not run. Does nothing once it has run.
  public func cancel() {
    drop()
    loop?.remove(self)
  }

  /// Lets go of the handler without running it.
  func drop() { handler = nil }

  func fire() {
    let handler = handler
    self.handler = nil
    handler?()
  }
}

extension Timer {
  static func < (left: Timer, right: Timer) -> Bool {
    left.deadline == right.deadline ? left.order < right.order : left.deadline < right.deadline
  }
}

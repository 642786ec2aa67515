/// One start of an animation on a layer, until its event.
final class Run {
  let key: String
  let animation: Animation
  /// When it was started, in seconds of `Motion.now`.
  let startTime: Double
  /// When it ends; infinite when it never does. Where animations take no time, when it would end.
  let deadline: Double
  /// Its place among those with the same deadline.
  let order: UInt64
  /// The layer, which a running animation keeps alive; nil once it has ended.
  private(set) var layer: Layer?
  /// Takes the scheduled end back.
  var cancelEnd: (() -> Void)?

  var isEnded: Bool { layer == nil }

  /// Motion ends everything before it goes away itself.
  private unowned let motion: Motion
  private var hasReportedEasing = false

  init(
    key: String, animation: Animation, startTime: Double, deadline: Double, order: UInt64,
    layer: Layer, motion: Motion
  ) {
    self.key = key
    self.animation = animation
    self.startTime = startTime
    self.deadline = deadline
    self.order = order
    self.layer = layer
    self.motion = motion
  }

  /// Marks it as ended; from then on nothing comes of it.
  func end() {
    layer = nil
    cancelEnd?()
    cancelEnd = nil
  }

  /// Hands an easing's error on, the first of this run only.
  func report(easing error: any Error) {
    if hasReportedEasing || isEnded { return }
    hasReportedEasing = true
    motion.report(error)
  }

  static func isEarlier(_ left: Run, _ right: Run) -> Bool {
    left.deadline == right.deadline ? left.order < right.order : left.deadline < right.deadline
  }
}

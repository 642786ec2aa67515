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
  /// Hears of the event of this start alone, after all who listen on the layer.
  private var whenDone: ((AnimationEvent) -> Void)?

  init(
    key: String, animation: Animation, startTime: Double, deadline: Double, order: UInt64,
    layer: Layer, motion: Motion, whenDone: ((AnimationEvent) -> Void)?
  ) {
    self.key = key
    self.animation = animation
    self.startTime = startTime
    self.deadline = deadline
    self.order = order
    self.layer = layer
    self.motion = motion
    self.whenDone = whenDone
  }

  /// Marks it as ended; from then on nothing comes of it.
  func end() {
    layer = nil
    cancelEnd?()
    cancelEnd = nil
  }

  /// Gives up what is to hear of its event, which comes once.
  func takeWhenDone() -> ((AnimationEvent) -> Void)? {
    defer { whenDone = nil }
    return whenDone
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

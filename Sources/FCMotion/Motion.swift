/// Starts the animations of layers and ends each at its time.
///
/// It has no clock and no loop: the time is asked for, and what is to happen later is handed to a
/// queue that others share, so that ends keep their place among timers. It keeps a layer alive
/// while an animation runs on it.
///
/// For example:
///
///     let motion = Motion(
///       now: { loop.now }, schedule: { deadline, body in loop.at(deadline, body).cancel })
///     layer.on("Fade In") { layer, event in … }
///     layer.add(fadeIn, forKey: "Fade In", in: motion)
public final class Motion {
  /// How much is to be seen of animations.
  public enum Level: String, CaseIterable, Sendable {
    /// Animations take no time. Their ends come one a turn, in the order they would have come.
    case none
    /// As `full` here; views leave out what moves across the screen.
    case basic
    case full
  }

  /// What happens to an animation on a layer.
  public enum Moment: Equatable, Sendable {
    /// It was started under a key, and takes so many seconds.
    case start(key: String, duration: Double)
    case end(AnimationEvent)
  }

  /// Hands work to a queue ordered by deadline, then by the order it was handed over.
  /// - Parameters:
  ///   - deadline: in seconds of `now`; what is due already runs in the next turn.
  ///   - body: what is to be called, once.
  /// - Returns: what takes the work back.
  public typealias Schedule = (_ deadline: Double, _ body: @escaping () -> Void) -> () -> Void

  /// How much is to be seen; counts for animations that start from now on.
  public var level = Level.full
  /// Hears of what a target, an observer or an easing throws.
  public var report: (any Error) -> Void
  /// Hears of every start and every end, before those who listen on the layer.
  public var observer: ((Layer, Moment) -> Void)?
  /// The layers on which animations run, in no order.
  public private(set) var animatingLayers: [Layer] = []

  let now: () -> Double
  let schedule: Schedule
  let skipping = SkippedEnds()
  private var started: UInt64 = 0

  /// - Parameters:
  ///   - now: tells the time in seconds; it never runs backwards.
  ///   - report: hears of what a target, an observer or an easing throws.
  public init(
    now: @escaping () -> Double, report: @escaping (any Error) -> Void = { _ in },
    schedule: @escaping Schedule
  ) {
    self.now = now
    self.report = report
    self.schedule = schedule
  }

  deinit {
    // Nobody is left to tell: what runs ends without an event.
    for layer in animatingLayers {
      for run in layer.runs?.all ?? [] {
        run.end()
        _ = run.takeWhenDone()
      }
      layer.runs = nil
      layer.timelines = []
    }
  }

  /// Whether an animation runs.
  public var isAnimating: Bool { !animatingLayers.isEmpty }

  /// When something that is to be seen changes next: `time` itself while something moves, nil when
  /// all rests. Until then no frame is needed.
  public func nextChange(at time: Double) -> Double? {
    var next: Double?
    for layer in animatingLayers {
      guard let change = layer.nextChange(at: time) else { continue }
      if change <= time { return time }
      next = min(change, next ?? change)
    }
    return next
  }

  // MARK: Starting

  func start(
    _ animation: Animation, forKey key: String, on layer: Layer,
    whenDone: ((AnimationEvent) -> Void)?
  ) {
    let isSkipped = level == .none
    let time = now()
    let start = isSkipped ? max(time, skipping.time) : time
    let run = Run(
      key: key, animation: animation, startTime: time, deadline: start + animation.totalDuration,
      order: started, layer: layer, motion: self, whenDone: whenDone)
    started += 1
    let old = layer.run(forKey: key)
    keep(run, on: layer)
    if let old { remove(old, from: layer) }
    observer?(layer, .start(key: key, duration: animation.totalDuration))
    layer.place(run, at: time)
    if let old {
      // Only now, so that the new one begins where the old one is.
      layer.cancel(old, at: time)
      old.end()
    }
    if isSkipped { layer.finish(run, at: time) }
    // An easing, asked for a value, may have ended it already.
    if !run.isEnded && run.deadline < .infinity {
      if isSkipped { skip(run) } else { scheduleEnd(of: run) }
    }
    if let old { tell(old, of: layer, reason: .replaced, at: time) }
  }

  private func scheduleEnd(of run: Run) {
    run.cancelEnd = schedule(run.deadline) { [weak self] in self?.end(run, because: nil) }
  }

  // MARK: Ending

  /// Ends an animation and tells of it: it is gone before anyone hears.
  /// - Parameter reason: nil when it finished.
  func end(_ run: Run, because reason: AnimationEvent.Reason?) {
    guard let layer = run.layer else { return }
    let time = now()
    remove(run, from: layer)
    if reason == nil { layer.finish(run, at: time) } else { layer.cancel(run, at: time) }
    run.end()
    tell(run, of: layer, reason: reason, at: time)
  }

  private func tell(
    _ run: Run, of layer: Layer, reason: AnimationEvent.Reason?, at time: Double
  ) {
    let event = AnimationEvent(key: run.key, reason: reason, elapsed: time - run.startTime)
    observer?(layer, .end(event))
    layer.deliver(event, reportingTo: report)
    run.takeWhenDone()?(event)
  }

  /// Finishes every animation that has an end, at once: a key was pressed, and nobody is to wait.
  ///
  /// Those that run now finish in the order they would have, deadline by deadline. Those that
  /// start meanwhile run on, and so do those without an end.
  public func finishAll() { finish(allRuns) }

  /// Finishes, in the same way, the animations that run on some layers.
  public func finishAll(on layers: [Layer]) { finish(layers.flatMap { $0.runs?.all ?? [] }) }

  private func finish(_ runs: [Run]) {
    for run in runs.sorted(by: Run.isEarlier) where run.deadline < .infinity {
      end(run, because: nil)
    }
  }

  /// Cancels every animation that runs now, in the order they were started.
  public func cancelAll() {
    for run in allRuns.sorted(by: { $0.order < $1.order }) { end(run, because: .cancelled) }
  }

  /// A copy, for those who hear of an end may start and end others.
  private var allRuns: [Run] { animatingLayers.flatMap { $0.runs?.all ?? [] } }

  // MARK: Keeping

  private func keep(_ run: Run, on layer: Layer) {
    if layer.runs == nil {
      layer.runs = LayerRuns(motion: self, place: animatingLayers.count)
      animatingLayers.append(layer)
    }
    precondition(layer.runs?.motion === self, "one Motion keeps the time of a layer")
    layer.runs?.all.append(run)
  }

  private func remove(_ run: Run, from layer: Layer) {
    guard let runs = layer.runs else { return }
    runs.all.removeAll { $0 === run }
    guard runs.all.isEmpty else { return }
    // The last layer fills the gap.
    layer.runs = nil
    let last = animatingLayers.removeLast()
    guard last !== layer else { return }
    animatingLayers[runs.place] = last
    last.runs?.place = runs.place
  }
}

extension Layer {
  /// Whether an animation runs: from its start, through its delay, to its end.
  public var isAnimating: Bool { runs != nil }

  /// The keys of the animations that run, in the order they were started.
  public var animationKeys: [String] { runs?.all.map(\.key) ?? [] }

  /// How many animations run.
  public var animationCount: Int { runs?.all.count ?? 0 }

  /// The animation that runs under a key.
  public func animation(forKey key: String) -> Animation? { run(forKey: key)?.animation }

  /// Starts an animation.
  ///
  /// The model value of each field is the last one from now on. An animation that takes no time
  /// ends in the next turn.
  ///
  /// One that runs under the same key is replaced: the new one is in its place already, and began
  /// where it was, when the event of the old one is delivered, and that happens before this
  /// returns.
  /// - Parameters:
  ///   - motion: what keeps its time; one for all animations that run on a layer.
  ///   - whenDone: hears of the event of this start, once, after all who listen on the layer.
  public func add(
    _ animation: Animation, forKey key: String, in motion: Motion,
    whenDone: ((AnimationEvent) -> Void)? = nil
  ) {
    motion.start(animation, forKey: key, on: self, whenDone: whenDone)
  }

  /// Cancels the animation that runs under a key; its event is delivered before this returns.
  ///
  /// The fields stay as they look at that moment, and that becomes their model value, unless they
  /// were set since, or another animation is still to move them.
  public func removeAnimation(forKey key: String) {
    guard let runs, let run = run(forKey: key) else { return }
    runs.motion.end(run, because: .cancelled)
  }

  func run(forKey key: String) -> Run? {
    runs?.all.first { $0.key == key }
  }

  // MARK: Timelines

  /// Puts an animation on the timelines of its fields.
  func place(_ run: Run, at time: Double) {
    timelines.removeAll { $0.isOverruled(at: time) }
    run.animation.forEachPart(from: time) { part, start in
      let index = timelineIndex(of: part.keyPath) ?? timelines.count
      if index == timelines.count {
        timelines.append(Timeline(field: part.keyPath, base: fields[part.keyPath]))
      }
      timelines[index].insert(part, at: start, of: run)
    }
    update(run) { timeline in
      timeline.resolveStarts(of: run, at: time)
      timeline.prune(at: time)
      timeline.isModelSet = false
    }
  }

  /// Takes an animation off its timelines; its fields have their last values.
  func finish(_ run: Run, at time: Double) {
    update(run) { $0.finish(run, at: time) }
  }

  /// Takes an animation off its timelines; its fields stay where they are.
  func cancel(_ run: Run, at time: Double) {
    update(run) { $0.cancel(run, at: time) }
  }

  /// Changes each timeline that a run is on, and the model values with it.
  private func update(_ run: Run, _ change: (inout Timeline) -> Void) {
    // Backwards, since a timeline goes away when its last segment does.
    for index in timelines.indices.reversed() {
      // On a copy: it may ask an easing that is a script's function, which may change this layer.
      guard index < timelines.count, timelines[index].contains(run) else { continue }
      var timeline = timelines[index]
      change(&timeline)
      timeline.settle()
      put(timeline)
    }
  }

  private func put(_ timeline: Timeline) {
    let field = timeline.field
    if !timeline.isModelSet { fields[field] = timeline.lastValue }
    let index = timelineIndex(of: field) ?? timelines.count
    if index == timelines.count { timelines.append(timeline) }
    if timeline.segments.isEmpty {
      timelines.remove(at: index)
    } else {
      timelines[index] = timeline
    }
  }
}

/// The animations that run on a layer.
final class LayerRuns {
  /// What keeps their time; it ends them before it goes away.
  unowned let motion: Motion
  /// Ordered by start.
  var all: [Run] = []
  /// Where the layer stands among those that `motion` animates.
  var place: Int

  init(motion: Motion, place: Int) {
    self.motion = motion
    self.place = place
  }
}

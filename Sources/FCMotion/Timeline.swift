/// What happens to one field of a layer: which animation moves it when.
///
/// A field follows one animation at a time, the one that began last. One that began earlier lets
/// go of the field for good; its event still comes at its time.
struct Timeline {
  let field: String
  /// Whether the field was set directly since the last start: then it ends with that value.
  var isModelSet = false
  /// The same as `base` and `segments`, where that is a simple number; made by `settle`. What a
  /// tick reads stands side by side in memory.
  private(set) var track: NumberTrack?
  /// The value until the first segment starts; nil when the layer has no such field.
  private(set) var base: LayerValue?
  /// Ordered by start; those that start together in the order they were added.
  private(set) var segments: [Segment] = []

  init(field: String, base: LayerValue?) {
    self.field = field
    self.base = base
  }

  /// The value the field comes to rest with.
  var lastValue: LayerValue? { segments.last?.lastValue ?? base }

  func value(at time: Double) -> LayerValue? {
    guard let index = segments.lastIndex(where: { $0.start <= time }) else { return base }
    return segments[index].value(at: time)
  }

  /// When the value changes next: `time` itself while it moves, nil when it rests.
  func nextChange(at time: Double) -> Double? {
    if let active = segments.last(where: { $0.start <= time }), time < active.end { return time }
    return segments.first { $0.start > time }?.start
  }

  /// Whether the value that was set directly shows: all is done with the field, though the run
  /// that moved it goes on with others.
  func isOverruled(at time: Double) -> Bool { isModelSet && nextChange(at: time) == nil }

  func contains(_ run: Run) -> Bool { segments.contains { $0.run === run } }

  // MARK: Changing

  /// Takes in one animation of a run; `resolveStarts` follows when all of them are in.
  mutating func insert(_ animation: BasicAnimation, at start: Double, of run: Run) {
    let place = (segments.lastIndex { $0.start <= start } ?? -1) + 1
    let from = animation.from ?? animation.to
    segments.insert(Segment(animation: animation, start: start, from: from, run: run), at: place)
  }

  /// Drops the segments that never show again.
  mutating func prune(at time: Double) {
    guard let active = segments.lastIndex(where: { $0.start <= time }), active > 0 else { return }
    segments.removeFirst(active)
  }

  /// Takes a run out that has come to its end: its last value is what shows until another begins.
  mutating func finish(_ run: Run, at time: Double) {
    guard let last = segments.lastIndex(where: { $0.run === run }) else { return }
    base = segments[last].lastValue
    segments.removeFirst(last + 1)
    resolveStarts(at: time)
  }

  /// Takes a run out: the field stays where it is, until another begins.
  mutating func cancel(_ run: Run, at time: Double) {
    let shown = value(at: time)
    prune(at: time)
    if let first = segments.first, first.start > time || first.run === run { base = shown }
    segments.removeAll { $0.run === run }
    resolveStarts(at: time)
  }

  /// Comes after every change.
  mutating func settle() {
    // An easing that was asked for a value may have ended runs.
    segments.removeAll { $0.run.isEnded }
    track = segments.count == 1 ? NumberTrack(base: base, segment: segments[0]) : nil
  }

  /// Lets segments without a first value of their own begin where the one before them is then.
  ///
  /// Those that have begun are left as they are, but for those of a run that starts now.
  mutating func resolveStarts(of run: Run? = nil, at time: Double) {
    for index in segments.indices {
      let segment = segments[index]
      guard segment.animation.from == nil, segment.start > time || segment.run === run else {
        continue
      }
      let before = index == 0 ? base : segments[index - 1].value(at: segment.start)
      segments[index].from = before ?? segment.animation.to
    }
  }
}

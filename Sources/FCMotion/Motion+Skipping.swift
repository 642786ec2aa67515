/// The ends of animations that take no time.
final class SkippedEnds {
  /// The runs by deadline; some may have ended otherwise.
  var queue = RunQueue()
  /// The deadline of the last end; animations started since then start there.
  var time = -Double.infinity
  /// Whether an end is scheduled, or is being told of.
  var isPending = false
}

extension Motion {
  /// Lets an animation that takes no time end after those that would have ended before it.
  ///
  /// Its deadline is kept in a time of its own, which jumps from one end to the next. What an
  /// action starts there is in order with what waits.
  func skip(_ run: Run) {
    skipping.queue.insert(run)
    if !skipping.isPending { scheduleSkippedEnd() }
  }

  private func scheduleSkippedEnd() {
    skipping.isPending = true
    _ = schedule(now()) { [weak self] in self?.endSkipped() }
  }

  private func endSkipped() {
    if let run = skipping.queue.removeFirst() {
      skipping.time = run.deadline
      end(run, because: nil)
    }
    // Only now, so that a timer without delay that an action made comes before the next end.
    if skipping.queue.isEmpty {
      skipping.isPending = false
      skipping.time = -.infinity
    } else {
      scheduleSkippedEnd()
    }
  }
}

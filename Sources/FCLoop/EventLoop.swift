import CUV

/// Waits for what may happen and calls whoever asked to hear of it, on one thread.
///
/// One turn waits, reads the clock once, runs the timers that are due, then the tasks that are
/// ready, then what descriptors and signals brought, then work posted by other threads, and ends
/// with `onTurnEnd`. Whatever is added during a turn runs in the next one.
///
/// A loop stays on the thread that made it; only its `poster` may be used by others.
public final class EventLoop {
  /// What it reads the time from, once a turn.
  public let clock: any Clock
  /// Takes work from other threads.
  public let poster: Poster
  /// Runs at the beginning of every turn, when its time is known.
  public var onTurnStart: (() -> Void)?
  /// Runs at the end of every turn, before the loop waits again: the place to save and to draw.
  public var onTurnEnd: (() -> Void)?

  private let waiter: Waiter
  private var turnTime: Double?
  private var timers = TimerQueue()
  private var tasks: [() -> Void] = []
  private var watches: [Watch] = []
  private var reported: [Watch] = []
  /// How many pieces of work other threads do.
  private var backgroundCount = 0
  private var isStopping = false
  /// When the last turn began, and when a loop that is busy asks libuv again, in seconds of the
  /// clock; and for how many turns it has not asked.
  private var lastTurn = 0.0
  private var nextLook = 0.0
  private var turnsSinceLook = 0

  /// Makes a loop that takes its time from a clock.
  public init(clock: any Clock = SystemClock()) {
    self.clock = clock
    waiter = Waiter()
    poster = Poster(bell: waiter.bell)
  }

  deinit { close() }

  /// The time of this turn in seconds, or of the clock between turns.
  public var now: Double { turnTime ?? clock.now }

  /// When the next timer is due, in seconds of the clock; nil when there is none.
  public var nextDeadline: Double? { timers.firstDeadline }

  /// True when something is pending that `run` goes on for: timers, tasks, work in the background or
  /// watched descriptors. Watched signals and paths don't count, nor do timers that never come.
  public var isPending: Bool {
    (nextDeadline ?? .infinity) < .infinity || backgroundCount > 0 || !tasks.isEmpty
      || !reported.isEmpty || !poster.isEmpty
      || watches.contains { $0.keepsLoopRunning }
  }

  /// True once `close` was called; the loop waits for nothing from then on.
  public var isClosed: Bool { waiter.isClosed }

  /// Whether a turn runs just now.
  public var isInTurn: Bool { turnTime != nil }

  /// Whether there is something to do at once: a task, or work from another thread.
  public var hasReadyWork: Bool { !tasks.isEmpty || !reported.isEmpty || !poster.isEmpty }

  // MARK: What to wait for

  /// Calls `handler` once, when `seconds` have passed.
  ///
  /// Timers run ordered by deadline, those with one deadline in the order they were made.
  /// - Parameter seconds: counted from this turn's time; less than 0 counts as 0,
  ///   and infinity never comes.
  @discardableResult
  public func after(_ seconds: Double, _ handler: @escaping () -> Void) -> Timer {
    at(now + max(0, seconds), handler)
  }

  /// Calls `handler` once, when the loop's clock has come to `deadline`; at once in the next turn
  /// when it has already.
  /// - Parameter deadline: in seconds of the clock; infinity never comes.
  @discardableResult
  public func at(_ deadline: Double, _ handler: @escaping () -> Void) -> Timer {
    precondition(!deadline.isNaN, "a deadline is a number")
    precondition(!isClosed, "a closed loop takes no timers")
    timers.compactIfWorthwhile()
    return timers.insert(deadline: deadline, now: now, handler)
  }

  /// Calls `handler` in the next turn.
  public func inNextTurn(_ handler: @escaping () -> Void) {
    precondition(!isClosed, "a closed loop takes no tasks")
    tasks.append(handler)
  }

  /// Calls `handler` in every turn in which `descriptor` can be read or has reached its end.
  ///
  /// A regular file can always be read. The handler reads once what is there.
  /// - Throws: `LoopError` when the descriptor can't be waited on.
  @discardableResult
  public func watch(descriptor: Int32, _ handler: @escaping () -> Void) throws -> Watch {
    precondition(!isClosed, "a closed loop takes no watches")
    let watch = Watch(loop: self, keepsLoopRunning: true, handler: handler)
    try watch.open(descriptor: descriptor, on: waiter.uvLoop)
    watches.append(watch)
    return watch
  }

  /// Calls `handler` in the turn after the process received a signal.
  /// - Throws: `LoopError` when the signal can't be caught.
  @discardableResult
  public func onSignal(_ signal: Int32, _ handler: @escaping () -> Void) throws -> Watch {
    precondition(!isClosed, "a closed loop takes no watches")
    let watch = Watch(loop: self, keepsLoopRunning: false, handler: handler)
    try watch.open(signal: signal, on: waiter.uvLoop)
    watches.append(watch)
    return watch
  }

  /// Calls `handler` in every turn in which a file, or something in a folder, has changed.
  ///
  /// Editors mostly put a new file in the place of the old one, and that one is not watched any more:
  /// to follow a file, watch its folder.
  /// - Throws: `LoopError` when there is nothing at the path, or it can't be watched.
  @discardableResult
  public func watch(path: String, _ handler: @escaping () -> Void) throws -> Watch {
    precondition(!isClosed, "a closed loop takes no watches")
    let watch = Watch(loop: self, keepsLoopRunning: false, handler: handler)
    try watch.open(path: path, on: waiter.uvLoop)
    watches.append(watch)
    return watch
  }

  /// Does work on a thread of its own, then calls `handler` in a turn of this loop.
  ///
  /// The loop goes on for as long as work is done. Closing it waits for the work; the handler is not
  /// called then.
  public func inBackground(
    _ work: @escaping @Sendable () -> Void, then handler: @escaping () -> Void
  ) {
    precondition(!isClosed, "a closed loop takes no work")
    backgroundCount += 1
    BackgroundWork(work) { [weak self] in
      self?.backgroundCount -= 1
      if let self, !isClosed { inNextTurn(handler) }
    }.queue(on: waiter.uvLoop)
  }

  // MARK: Running

  /// A descriptor that can be read when the loop has something to do, for a foreign loop: that waits
  /// for it or for `nextDeadline`, and then calls `step`.
  public var descriptor: Int32 { waiter.descriptor }

  /// Runs one turn without waiting.
  public func step() { runOnce(waiting: false) }

  /// Runs turns until `stop` is called or nothing is pending.
  public func run() {
    isStopping = false
    // The first turn does not wait, so that what is to be shown shows at once.
    runOnce(waiting: false)
    while !isStopping && isPending { runOnce() }
  }

  /// Ends `run` after this turn.
  public func stop() { isStopping = true }

  /// Runs one turn.
  /// - Parameter waiting: false only looks at what has happened already.
  public func runOnce(waiting: Bool = true) {
    precondition(turnTime == nil, "a turn can't run inside another")
    guard !isClosed else { return }
    wait(waiting)
    let time = clock.now
    turnTime = time
    lastTurn = time
    defer { turnTime = nil }
    onTurnStart?()
    // Everything is taken before the first callback runs: what callbacks add waits a turn.
    var due = timers.removeDue(at: now)
    let tasks = take(&tasks)
    if watches.contains(where: \.isAlwaysReady) {
      reported += watches.filter { $0.isAlwaysReady && !$0.isReported }
    }
    let reported = take(&reported)
    let posted = poster.take()
    // A callback may close the loop; the rest of the turn is dropped then.
    while let entry = due.popLast() { isClosed ? entry.timer.drop() : entry.timer.fire() }
    for task in tasks where !isClosed { task() }
    for watch in reported {
      watch.isReported = false
      if watch.isOpen { watch.handler() }
    }
    for work in posted where !isClosed { work() }
    if !isClosed { onTurnEnd?() }
  }

  /// Cancels everything and gives libuv's loop back; nothing runs after it.
  public func close() {
    guard !isClosed else { return }
    poster.close()
    for watch in watches { watch.close() }
    waiter.close()
    // What the callbacks hold may hold the loop.
    onTurnStart = nil
    onTurnEnd = nil
    watches = []
    reported = []
    tasks = []
    for timer in timers.removeAll() { timer.drop() }
  }

  private func wait(_ waiting: Bool) {
    if !waiting { turnsSinceLook = 64 }
    let isBusy =
      !waiting || !tasks.isEmpty || !poster.isEmpty || watches.contains { $0.isAlwaysReady }
    guard let deadline = nextDeadline else { return look(isBusy ? 0 : nil) }
    look(isBusy ? 0 : clock.realSeconds(until: deadline))
    if !isBusy && reported.isEmpty && poster.isEmpty { clock.idle(until: deadline) }
  }

  /// Asks libuv what has happened, for at most so many seconds.
  ///
  /// A loop that has something to do all the time asks every millisecond or every 64 turns, whichever
  /// comes first: asking the kernel takes longer than many a turn.
  private func look(_ seconds: Double?) {
    if seconds == 0 {
      turnsSinceLook += 1
      guard turnsSinceLook >= 64 || lastTurn >= nextLook else { return }
    }
    turnsSinceLook = 0
    nextLook = lastTurn + 0.001
    waiter.wait(seconds)
  }

  private func take<Element>(_ list: inout [Element]) -> [Element] {
    guard !list.isEmpty else { return [] }
    defer { list = [] }
    return list
  }

  // MARK: For watches

  func forget(_ watch: Watch) { watches.removeAll { $0 === watch } }

  func report(_ watch: Watch) {
    guard !watch.isReported else { return }
    watch.isReported = true
    reported.append(watch)
  }
}

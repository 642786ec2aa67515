import FCLoop

/// Driving a host from a loop of one's own.
///
/// A program that has a loop waits until `descriptor` can be read or `nextDeadline` has come, and
/// then calls `step()`. It asks for the deadline again after every step and every other use of the
/// host, since both may set timers.
extension ScriptHost {
  /// A descriptor that can be read when the host has something to do. It belongs to the host.
  public var descriptor: Int32 { loop.descriptor }

  /// When the host has something to do next, in seconds of the clock of its configuration; nil when
  /// it waits for the descriptor alone. Something that is ready now has the present time.
  public var nextDeadline: Double? { loop.hasReadyWork ? loop.now : loop.nextDeadline }

  /// How many seconds it is until `nextDeadline`, 0 when that has passed; nil when there is none.
  public var secondsUntilDeadline: Double? { nextDeadline.map { max(0, $0 - loop.now) } }

  /// Runs what the script has left to do, its timers and tasks, until nothing is pending or it quits.
  ///
  /// - Throws: `HostError`, and the `ScriptError` of a script that a limit has stopped.
  public func run() throws { try turning { run(untilScreen: false) } }

  /// Runs one turn, without waiting: timers that are due, tasks that are ready.
  ///
  /// - Returns: Whether something is pending.
  /// - Throws: `HostError`, and the `ScriptError` of a script that a limit has stopped.
  @discardableResult
  public func step() throws -> Bool {
    try turning { if quitStatus == nil { loop.step() } }
    return loop.isPending && quitStatus == nil
  }

  /// Whether the host is closed, or closes once a function that its script has called returns.
  public var isClosed: Bool { use.isClosed || use.closesLater }

  private func turning(_ body: () -> Void) throws {
    try checkUse()
    try requireIdle()
    if let stopError { throw stopError }
    use.depth += 1
    body()
    use.depth -= 1
    if use.closesLater { close() }
    if let stopError { throw stopError }
  }
}

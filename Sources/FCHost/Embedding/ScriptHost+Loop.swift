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

  /// Runs one turn, without waiting: timers that are due, tasks that are ready.
  ///
  /// - Returns: Whether something is pending.
  /// - Throws: `HostError`, and the `ScriptError` of a script that a limit has stopped.
  @discardableResult
  public func step() throws -> Bool {
    try checkUse()
    if let stopError { throw stopError }
    precondition(!loop.isInTurn, "a turn can't run inside another: step() was called by a callback")
    use.depth += 1
    defer {
      use.depth -= 1
      if use.closesLater && use.depth == 0 { close() }
    }
    if quitStatus == nil { loop.step() }
    if let stopError { throw stopError }
    return loop.isPending && quitStatus == nil
  }
}

import FCHost

/// Waits for a person and for a host at the same time; the host may be replaced by another.
///
/// The watches of the console belong to `loop`, which outlives every host.
public final class ReplLoop {
  /// What the console waits with.
  public let loop = EventLoop()
  private var watch: Watch?
  private var host: ScriptHost?

  public init() {}

  /// Lets a host take part; nil lets none.
  ///
  /// - Throws: `LoopError` when it can't be waited for.
  func join(_ host: ScriptHost?) throws {
    watch?.cancel()
    watch = nil
    self.host = host
    watch = try host.map { try loop.watch(descriptor: $0.descriptor) {} }
  }

  /// Runs what the host has to do now; waits until something has happened before, if that is wanted.
  ///
  /// - Throws: The `ScriptError` of a script that a limit has stopped.
  func turn(waits: Bool) throws {
    let timer = waits ? host?.secondsUntilDeadline.map { loop.after($0) {} } : nil
    loop.runOnce(waiting: waits)
    timer?.cancel()
    if let host, !host.isStopped { try host.step() }
  }
}

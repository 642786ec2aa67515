import CUV

/// libuv's part of a loop: it sleeps until something happens or a time has passed.
final class Waiter {
  let uvLoop: UnsafeMutablePointer<uv_loop_t>
  /// Wakes the sleeper from another thread.
  let bell: UnsafeMutablePointer<uv_async_t>
  private(set) var isClosed = false
  /// Ends a sleep; the timers themselves are ours, since their order must be exact.
  private let alarm: UnsafeMutablePointer<uv_timer_t>

  init() {
    uvLoop = .allocate(capacity: 1)
    bell = .allocate(capacity: 1)
    alarm = .allocate(capacity: 1)
    let status = [
      uv_loop_init(uvLoop),
      // The work itself waits in the poster; ringing only ends the sleep.
      uv_async_init(uvLoop, bell) { _ in },
      uv_timer_init(uvLoop, alarm),
    ]
    // Only a process out of memory or descriptors fails here, and nothing works without a loop.
    precondition(status.allSatisfy { $0 == 0 }, "no event loop: \(LoopError(status.min() ?? 0))")
  }

  deinit {
    close()
    uvLoop.deallocate()
    bell.deallocate()
    alarm.deallocate()
  }

  /// What a foreign loop can wait for.
  var descriptor: Int32 { uv_backend_fd(uvLoop) }

  /// Sleeps until something happens.
  /// - Parameter seconds: the longest sleep; nil sets no bound, 0 only looks.
  func wait(_ seconds: Double?) {
    guard let seconds else {
      uv_run(uvLoop, UV_RUN_ONCE)
      return
    }
    guard seconds > 0 else {
      uv_run(uvLoop, UV_RUN_NOWAIT)
      return
    }
    // Rounded up, so that the deadline has passed on waking; a day at a time is long enough.
    uv_update_time(uvLoop)
    uv_timer_start(alarm, { _ in }, UInt64((min(seconds, 86_400) * 1000).rounded(.up)), 0)
    uv_run(uvLoop, UV_RUN_ONCE)
    uv_timer_stop(alarm)
  }

  /// Closes the loop, whose watches are closed already.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    bell.withMemoryRebound(to: uv_handle_t.self, capacity: 1) { uv_close($0, nil) }
    alarm.withMemoryRebound(to: uv_handle_t.self, capacity: 1) { uv_close($0, nil) }
    uv_run(uvLoop, UV_RUN_DEFAULT)
    let status = uv_loop_close(uvLoop)
    precondition(status == 0, "a handle was left open: \(LoopError(status))")
  }
}

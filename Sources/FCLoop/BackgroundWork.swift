import CUV

/// A piece of work for a thread of libuv's pool.
final class BackgroundWork {
  // Only the worker's thread touches the work, and only the loop's the rest.
  private let work: @Sendable () -> Void
  private let handler: () -> Void

  /// - Parameter handler: called on the loop's thread once the work is done.
  init(_ work: @escaping @Sendable () -> Void, then handler: @escaping () -> Void) {
    self.work = work
    self.handler = handler
  }

  /// Hands the work to the pool, which keeps this object until the work is done.
  func queue(on uvLoop: UnsafeMutablePointer<uv_loop_t>) {
    let request = UnsafeMutablePointer<uv_work_t>.allocate(capacity: 1)
    request.initialize(to: uv_work_t())
    request.pointee.data = Unmanaged.passRetained(self).toOpaque()
    // Fails only without a work function.
    uv_queue_work(
      uvLoop, request,
      { request in
        guard let data = request?.pointee.data else { return }
        Unmanaged<BackgroundWork>.fromOpaque(data).takeUnretainedValue().work()
      },
      { request, _ in
        guard let request, let data = request.pointee.data else { return }
        let done = Unmanaged<BackgroundWork>.fromOpaque(data).takeRetainedValue()
        request.deallocate()
        done.handler()
      })
  }
}

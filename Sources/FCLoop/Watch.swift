import CUV
import Glibc

/// Something the loop waits for on a script's or a surface's behalf: a descriptor, a signal, or a
/// change in the file system.
///
/// It stands until it is cancelled or the loop is closed, kept or not.
public final class Watch {
  enum Source {
    case descriptor(UnsafeMutablePointer<uv_poll_t>)
    case signal(UnsafeMutablePointer<uv_signal_t>, number: Int32, before: sigaction)
    case path(UnsafeMutablePointer<uv_fs_event_t>)
    /// A descriptor that never makes a reader wait, such as a regular file.
    case alwaysReady
    case closed
  }

  /// True when a loop goes on running for it.
  let keepsLoopRunning: Bool
  let handler: () -> Void
  var isReported = false
  private(set) var source: Source = .closed
  private weak var loop: EventLoop?

  init(loop: EventLoop, keepsLoopRunning: Bool, handler: @escaping () -> Void) {
    self.loop = loop
    self.keepsLoopRunning = keepsLoopRunning
    self.handler = handler
  }

  /// Stops waiting; the handler is not called again. May be called more than once.
  public func cancel() {
    loop?.forget(self)
    close()
  }

  var isOpen: Bool {
    if case .closed = source { false } else { true }
  }

  var isAlwaysReady: Bool {
    if case .alwaysReady = source { true } else { false }
  }

  /// - Throws: `LoopError` when the descriptor can't be waited on.
  func open(descriptor: Int32, on uvLoop: UnsafeMutablePointer<uv_loop_t>) throws {
    let flags = fcntl(descriptor, F_GETFL)
    let poll = UnsafeMutablePointer<uv_poll_t>.allocate(capacity: 1)
    let status = uv_poll_init(uvLoop, poll, descriptor)
    // libuv makes the descriptor non-blocking. A terminal shares that flag with the shell that
    // started us and would keep it, so it goes back at once; waiting needs it not.
    if flags >= 0 { _ = fcntl(descriptor, F_SETFL, flags) }
    guard status == 0 else {
      poll.deallocate()
      // Source: epoll_ctl(2), EPERM: the file does not support epoll (regular files, /dev/null).
      guard status == UV_EPERM.rawValue else { throw LoopError(status) }
      source = .alwaysReady
      return
    }
    poll.pointee.data = Unmanaged.passRetained(self).toOpaque()
    source = .descriptor(poll)
    uv_poll_start(poll, Int32(UV_READABLE.rawValue)) { poll, status, _ in
      guard let poll, let data = poll.pointee.data else { return }
      let watch = Unmanaged<Watch>.fromOpaque(data).takeUnretainedValue()
      if status < 0 { watch.readFromNowOn() }
      watch.loop?.report(watch)
    }
  }

  /// - Throws: `LoopError` when the signal can't be caught.
  func open(signal number: Int32, on uvLoop: UnsafeMutablePointer<uv_loop_t>) throws {
    let handle = UnsafeMutablePointer<uv_signal_t>.allocate(capacity: 1)
    uv_signal_init(uvLoop, handle)
    handle.pointee.data = Unmanaged.passRetained(self).toOpaque()
    var before = sigaction()
    sigaction(number, nil, &before)
    source = .signal(handle, number: number, before: before)
    let status = uv_signal_start(
      handle,
      { handle, _ in
        guard let handle, let data = handle.pointee.data else { return }
        let watch = Unmanaged<Watch>.fromOpaque(data).takeUnretainedValue()
        watch.loop?.report(watch)
      }, number)
    if status != 0 {
      close()
      throw LoopError(status)
    }
  }

  /// - Throws: `LoopError` when there is nothing at the path, or it can't be watched.
  func open(path: String, on uvLoop: UnsafeMutablePointer<uv_loop_t>) throws {
    let handle = UnsafeMutablePointer<uv_fs_event_t>.allocate(capacity: 1)
    uv_fs_event_init(uvLoop, handle)
    handle.pointee.data = Unmanaged.passRetained(self).toOpaque()
    source = .path(handle)
    let status = uv_fs_event_start(
      handle,
      { handle, _, _, _ in
        guard let handle, let data = handle.pointee.data else { return }
        let watch = Unmanaged<Watch>.fromOpaque(data).takeUnretainedValue()
        watch.loop?.report(watch)
      }, path, 0)
    if status != 0 {
      close()
      throw LoopError(status)
    }
  }

  /// Gives the handle back to libuv; it is freed in the loop's next turn.
  func close() {
    let source = source
    self.source = .closed
    switch source {
    case .descriptor(let poll):
      Watch.close(poll)
    case .signal(let handle, let number, var before):
      uv_signal_stop(handle)
      Watch.close(handle)
      // libuv leaves the default action behind. Whoever had the signal before gets it back,
      // unless another loop still waits for it.
      var now = sigaction()
      sigaction(number, nil, &now)
      if now.__sigaction_handler.sa_handler == nil { sigaction(number, &before, nil) }
    case .path(let handle):
      Watch.close(handle)
    case .alwaysReady, .closed:
      break
    }
  }

  /// libuv stops polling a descriptor in error; reading it reports what is wrong.
  private func readFromNowOn() {
    close()
    source = .alwaysReady
  }

  private static func close<Handle>(_ handle: UnsafeMutablePointer<Handle>) {
    handle.withMemoryRebound(to: uv_handle_t.self, capacity: 1) { handle in
      uv_close(handle) { handle in
        guard let handle, let data = handle.pointee.data else { return }
        Unmanaged<Watch>.fromOpaque(data).release()
        UnsafeMutableRawPointer(handle).deallocate()
      }
    }
  }
}

/// Why a loop can't wait for something, as libuv reports it.
public struct LoopError: Error, Equatable, CustomStringConvertible {
  /// The negative number of the system's error.
  public let code: Int32

  init(_ code: Int32) { self.code = code }

  public var description: String { String(cString: uv_strerror(code)) }
}

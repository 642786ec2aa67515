import CUV
import Glibc
import Synchronization

/// The one part of a loop that other threads may use: it hands work to the loop's thread.
///
/// Sendable by hand: a lock guards everything in it.
public final class Poster: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var work: [@Sendable () -> Void] = []
  /// Whether there is work, to be asked in every turn without taking the lock.
  private let hasWork = Atomic(false)
  /// What wakes the loop; nil once the loop is closed.
  private var bell: UnsafeMutablePointer<uv_async_t>?

  init(bell: UnsafeMutablePointer<uv_async_t>) {
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    self.bell = bell
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Hands over work that the loop runs in its next turn, in the order it was posted.
  ///
  /// Posted work does not keep a loop running that has nothing else to wait for.
  /// - Returns: false when the loop is closed; the work is dropped then.
  @discardableResult
  public func post(_ work: @escaping @Sendable () -> Void) -> Bool {
    locked {
      guard let bell else { return false }
      self.work.append(work)
      hasWork.store(true, ordering: .releasing)
      uv_async_send(bell)
      return true
    }
  }

  var isEmpty: Bool { !hasWork.load(ordering: .acquiring) }

  /// Takes what was posted so far.
  func take() -> [@Sendable () -> Void] {
    if isEmpty { return [] }
    return locked {
      defer { work = [] }
      hasWork.store(false, ordering: .releasing)
      return work
    }
  }

  /// Refuses work from now on and drops what was not taken.
  func close() {
    // Dropped after the lock is free: a closure that goes may run any `deinit`.
    let dropped = locked {
      defer { work = [] }
      bell = nil
      return work
    }
    withExtendedLifetime(dropped) {}
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}

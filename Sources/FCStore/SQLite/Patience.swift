import Glibc

/// How a connection waits for another process that writes.
///
/// The pauses get longer, from 1 ms to 20 ms: most turns of others take no longer than one.
public final class Patience {
  private let timeout: Double
  private let pause: (Double) -> Void
  /// What is left of the wait that goes on.
  private var left = 0.0
  /// Whether what fails is tried again, all of that being one wait.
  private var isTryingAgain = false

  /// - Parameters:
  ///   - timeout: the most seconds that one wait takes.
  ///   - pause: lets so many seconds pass.
  public init(timeout: Double = 5, pause: @escaping (Double) -> Void = Patience.sleep) {
    self.timeout = timeout
    self.pause = pause
  }

  /// Waits for nobody.
  static var none: Patience { Patience(timeout: 0) }

  /// For as long as a person may wait: five seconds.
  public static var standard: Patience { Patience() }

  /// Lets the thread sleep for so many seconds.
  public static func sleep(_ seconds: Double) { usleep(UInt32(seconds * 1e6)) }

  /// Waits a little, until the time is over.
  /// - Parameter attempt: how often this wait has gone on before.
  /// - Returns: whether to try again.
  func hasWaited(attempt: Int) -> Bool {
    if attempt == 0, !isTryingAgain { left = timeout }
    if left <= 0 { return false }
    let length = Double(min(attempt + 1, 20)) / 1000
    left -= length
    pause(length)
    return true
  }

  /// Tries `body` again while another process is in the way: SQLite itself does not wait for one
  /// that opens the same new file.
  /// - Throws: what `body` has thrown last.
  func waiting<Result>(_ body: () throws -> Result) throws -> Result {
    var attempt = 0
    left = timeout
    isTryingAgain = true
    defer { isTryingAgain = false }
    while true {
      do {
        return try body()
      } catch let error as StoreError where error.kind == .busy {
        if !hasWaited(attempt: attempt) { throw error }
        attempt += 1
      }
    }
  }
}

import FCModels
import Glibc

/// How a host is being used by the program that embeds it.
struct HostUse {
  /// The thread that made the host.
  let thread = pthread_self()
  /// How many uses go on, one inside the other: a function of the program may use the host again.
  var depth = 0
  /// Whether the host was closed inside a use, and goes once that ends.
  var closesLater = false
  var isClosed = false
  /// A host takes one script in its life.
  var hasLoaded = false
  /// The games that are played without a screen, by their identity.
  var sessions: [ObjectIdentifier: WeakSession] = [:]
}

/// A game that its player may let go of at any time.
struct WeakSession {
  weak var session: GameSession?
}

extension ScriptHost {
  /// Runs what an embedding program asks for: on the right thread, while the host is open. The
  /// outermost use is a turn, which ends with everything kept.
  ///
  /// - Throws: `HostError`, and a `ScriptError` for all that a script does wrong.
  func use<Result>(_ body: () throws -> Result) throws -> Result {
    try checkUse()
    let isTurn = use.depth == 0 && !loop.isInTurn
    if isTurn { beginTurn() }
    use.depth += 1
    defer {
      use.depth -= 1
      if isTurn { endTurn() }
      if use.closesLater && use.depth == 0 { close() }
    }
    do {
      return try body()
    } catch let error as HostError {
      throw error
    } catch {
      throw scriptError(error)
    }
  }

  /// - Throws: `HostError` when the host can't be used here or any more.
  func checkUse() throws {
    guard isOnItsThread else { throw HostError.wrongThread }
    guard !use.isClosed, !use.closesLater else { throw HostError.closed }
  }

  /// - Throws: `HostError.busy` inside a function that the script has called, and inside a turn.
  func requireIdle() throws {
    guard use.depth == 0, !loop.isInTurn else { throw HostError.busy }
  }

  /// Whether this is the thread that made the host.
  var isOnItsThread: Bool { pthread_equal(use.thread, pthread_self()) != 0 }
}

import FCModels

/// Runs a script that is being worked on: a changed version takes the place of the one that runs.
///
/// The new version is built and checked first. Only then do the timers, tasks and callbacks of the
/// old one end. Games that are played go on where they were, as far as their cards are still there.
/// A version with an error takes no place. For example:
///
///     let reloader = ScriptReloader(host)
///     var isDue = false
///     try reloader.watch { isDue = true }
///     while try reloader.host.step() {
///       if isDue { try reloader.reload() }
///       isDue = false
///     }
public final class ScriptReloader {
  /// What became of the games when a script was reloaded.
  public struct Outcome {
    /// The games that go on, and the full ids of cards they had that are gone.
    public internal(set) var kept: [(session: GameSession, gone: [String])] = []
    /// The games whose deck or answer key is gone: they can't be used any more.
    public internal(set) var ended: [GameSession] = []
  }

  /// The host of the version that runs.
  public private(set) var host: ScriptHost
  /// The error of the latest version, while an older one runs in its place.
  public private(set) var error: ScriptError?

  private let prepare: (ScriptHost) throws -> Void
  private var watching: ScriptWatching?

  /// Follows the script of a host.
  ///
  /// - Parameters:
  ///   - host: A host that is given its script by `load(_:)`, before the first reload; it may fail.
  ///   - prepare: Defines for a new host what the program offers to the script, before it is loaded;
  ///     what it throws keeps the old version running.
  public init(_ host: ScriptHost, prepare: @escaping (ScriptHost) throws -> Void = { _ in }) {
    self.host = host
    self.prepare = prepare
  }

  /// Loads the script as it is now, and has it take the place of the version that runs.
  ///
  /// To be called between the turns of the host: inside one of its callbacks it throws
  /// `HostError.busy`.
  ///
  /// - Parameter takeOver: Runs once the new version is checked and before the old one ends; when it
  ///   throws, the old one goes on.
  /// - Returns: What became of the games that are played.
  /// - Throws: `ScriptError` for what is wrong with the new version, and `HostError`; the old version
  ///   goes on then.
  @discardableResult
  public func reload(takeOver: (ScriptHost) throws -> Void = { _ in }) throws -> Outcome {
    try host.checkUse()
    try host.requireIdle()
    let next = try newHost()
    let old = host
    do {
      try load(next)
      let (outcome, moves) = try resumedGames(in: next)
      try takeOver(next)
      for (session, game) in moves { session.move(to: game, in: next) }
      for session in outcome.ended { session.game.finishSilently() }
      host = next
      error = nil
      watching?.move(to: next)
      old.close()
      return outcome
    } catch {
      let failure = next.scriptError(error)
      self.error = failure
      watching?.stamps.add(next.loaded.stamps)
      next.close()
      if let error = error as? HostError { throw error }
      throw failure
    }
  }

  /// Looks whether the script as it is now could be loaded, and ends it again: its main chunk runs
  /// until it waits for a screen.
  ///
  /// - Throws: `ScriptError` for what is wrong with it, and `HostError`.
  public func check() throws {
    let next = try newHost()
    defer { next.close() }
    do {
      try load(next, showScreens: { false })
      error = nil
    } catch {
      let failure = next.scriptError(error)
      self.error = failure
      watching?.stamps.add(next.loaded.stamps)
      throw failure
    }
  }

  private func newHost() throws -> ScriptHost {
    guard host.loaded.scriptPath != nil else {
      throw HostError.definition("a script that was not loaded from a file can't be reloaded")
    }
    var configuration = host.configuration
    // What has taken the place of the script meanwhile is not waited for.
    configuration.readsPipes = false
    let next = try ScriptHost(configuration)
    next.keeper.inherit(from: host.keeper)
    return next
  }

  /// Loads the script and makes the cards of all its answer keys.
  private func load(_ next: ScriptHost, showScreens: (() throws -> Bool)? = nil) throws {
    try prepare(next)
    try next.load(host.loaded.scriptPath ?? "", showScreens: showScreens)
    try next.use {
      for deck in next.decks {
        for key in deck.answerKeys { try key.makeCards(seed: next.seed) }
      }
    }
  }

  private func resumedGames(
    in next: ScriptHost
  ) throws -> (Outcome, moves: [(GameSession, Game)]) {
    var outcome = Outcome()
    var moves: [(GameSession, Game)] = []
    for session in host.use.sessions.values.compactMap(\.session) {
      let state = host.stateForReload(of: session.game)
      guard let deck = next.deck(ofState: state) else {
        outcome.ended.append(session)
        continue
      }
      let (resumed, gone) = try next.resumedGame(of: deck, from: state)
      moves.append((session, resumed))
      outcome.kept.append((session, gone))
    }
    return (outcome, moves)
  }

  // MARK: Watching

  /// Calls `handler` in a turn of the host's loop when the script, or a module that it requires, has
  /// changed, until `stopWatching`. After a reload that is the new host's loop.
  ///
  /// After an error any change in their folders counts.
  ///
  /// - Parameter delay: How many seconds to wait for more changes, so that a file that is being
  ///   written is read once.
  /// - Throws: `HostError` when the folder of the script can't be watched.
  public func watch(delay: Double = 0.05, _ handler: @escaping () -> Void) throws {
    watching?.stop()
    let watching = ScriptWatching(
      delay: delay, isEager: { [unowned self] in error != nil }, handler: handler)
    watching.move(to: host)
    guard watching.isWatching else {
      throw HostError.definition("the folder of the script can't be watched")
    }
    self.watching = watching
  }

  /// Ends the calls that `watch` has begun.
  public func stopWatching() {
    watching?.stop()
    watching = nil
  }

  /// Notes that the version which runs has failed, so that any change in its folders counts.
  public func noteFailure(_ error: ScriptError) { self.error = error }
}

extension ScriptHost {
  /// The state of a game; without the author's own data when that can't be kept.
  func stateForReload(of game: Game) -> GameState {
    if let data = try? gameData(game) { game.data = data }
    return game.state()
  }

  /// The deck that a state can be resumed with; nil when the deck or the answer key is gone.
  func deck(ofState state: GameState) -> Deck? {
    decks.first { deck in
      deck.id == state.deck && deck.answerKeys.contains { $0.id == state.key }
    }
  }
}

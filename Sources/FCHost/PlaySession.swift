import FCModels
import FCScreens
import FCViews

/// One sitting: the decks of a host, played on a surface until the learner is done.
public final class PlaySession {
  /// How a sitting ended.
  public enum Ending: Equatable {
    /// At the result, or when the learner quit.
    case finished
    /// The script failed.
    case failed(ScriptError)
    /// The learner pressed Ctrl-C.
    case interrupted
  }

  /// What the person at the command line decides.
  public struct Options {
    /// The answer key to play; nil lets the learner choose.
    public var keyName: String?
    /// Whether the cards are shuffled; nil takes the model's default.
    public var shuffle: Bool?
    /// The most cards of a game; nil for all.
    public var limit: Int?
    /// True for a surface that prints lines.
    public var printsLines = false
    /// Whether errors list the host's own functions.
    public var isVerbose = false

    /// Makes options that leave everything to the learner and the models.
    public init() {}
  }

  /// The answer key that was asked for does not exist; the description names those that do.
  public struct UnknownAnswerKey: Error, Equatable, CustomStringConvertible {
    public let description: String
  }

  private let options: Options
  private let seeds: SeedSource
  private var host: ScriptHost
  private var player: Player
  private let sitting: Sitting
  /// What failed, as it was known at the time: its cause may be forgotten later.
  private let failure = Failure()
  private let reloading: Reloading?

  private final class Failure {
    var error: ScriptError?
  }

  /// - Parameter reloader: Has a changed version of the script take the place of the host's, in which
  ///   the game goes on.
  /// - Throws: `PlayError` when there is nothing to play, `UnknownAnswerKey` when no answer key has
  ///   the name asked for.
  public init(
    host: ScriptHost, surface: any Surface, options: Options, reloader: ScriptReloader? = nil
  ) throws {
    self.host = host
    self.options = options
    seeds = SeedSource(first: host.seed)
    sitting = Sitting(host: host, surface: surface, printsLines: options.printsLines)
    reloading = reloader.map { Reloading($0, printsLines: options.printsLines) }
    do {
      player = try Self.player(of: host, options, seeds, failure)
    } catch let error as PlayError {
      guard case .unknownKey = error else { throw error }
      throw UnknownAnswerKey(description: error.description)
    }
  }

  private static func player(
    of host: ScriptHost, _ options: Options, _ seeds: SeedSource, _ failure: Failure
  ) throws -> Player {
    var playOptions = PlayOptions(
      seed: { seeds.next() },
      reportError: { [unowned host] error in
        let error = host.scriptError(error)
        failure.error = error
        return ErrorReport(error, isVerbose: options.isVerbose)
      })
    playOptions.keyName = options.keyName
    playOptions.shuffle = options.shuffle
    playOptions.limit = options.limit
    playOptions.printsLines = options.printsLines
    playOptions.motion = host.motion
    playOptions.ownScreen = { [unowned host] in host.ownScreen($0) }
    playOptions.learner = host.configuration.learner
    // Whoever asks for a certain game is not asked whether to go on with another.
    if host.configuration.seed == nil, options.shuffle == nil, options.limit == nil {
      playOptions.unfinished = { [unowned host] deck, key in
        host.unfinishedGame(of: key, in: deck).map { saved in
          let state = saved.state
          return UnfinishedGame(count: state.cards.count, answered: state.answers.count) {
            try host.resume(saved, of: deck)
          }
        }
      }
    }
    return try Player(decks: host.decks, options: playOptions)
  }

  /// Plays to the end and gives the surface back.
  ///
  /// - Throws: `SurfaceError` when the surface can't be used, `LoopError` when it can't be waited
  ///   for.
  public func run() throws -> Ending {
    attach()
    defer {
      detach()
      host.releaseStartedGames()
      reloading?.stop()
    }
    reloading?.watch { [sitting] in sitting.screenChanged() }
    try sitting.run(
      start: { player.start() },
      screen: { [unowned self] in screen },
      endTurn: { [unowned self] in endTurn() },
      isFinished: { [unowned self] in player.isFinished },
      nextHost: { reloadedHost() })
    return ending
  }

  /// Has the screens and the games of the host shown and kept here.
  private func attach() {
    let navigator = host.ui.navigator
    host.ui.player = player
    host.keepsGames = true
    // Screens of the script stand over the game.
    navigator.standsOverOther = true
    navigator.onQuit = { [player] in player.quit() }
    player.onScreenChange = { [sitting] _ in sitting.screenChanged() }
    navigator.onScreenChange = { [sitting] _ in sitting.screenChanged() }
  }

  private func detach() {
    let navigator = host.ui.navigator
    host.ui.player = nil
    host.keepsGames = false
    player.onScreenChange = nil
    navigator.onScreenChange = nil
    navigator.onQuit = nil
    navigator.standsOverOther = false
    navigator.close()
  }

  private var screen: Screen? {
    if let notice = reloading?.notice { return notice }
    // What ends the play is to be seen whatever the script shows.
    return player.showsError ? player.screen : host.ui.navigator.top ?? player.screen
  }

  /// The host whose version of the script plays on; nil when the sitting ends.
  private func reloadedHost() -> ScriptHost? {
    guard let reloading, reloading.isDue, !player.isFinished, host.quitStatus == nil else {
      return nil
    }
    reloading.reload(playGoesOn: !player.showsError) { [unowned self] next in
      let player = try Self.player(of: next, options, seeds, failure)
      let game = try self.player.game.flatMap { try next.game(inPlaceOf: $0, of: host) }
      detach()
      (host, self.player) = (next, player)
      attach()
      player.start(with: game)
    }
    return host
  }

  /// The result of the latest game so far in one line; nil when nothing was answered.
  public var resultLine: String? { player.canUndo ? player.resultLine : nil }

  /// Ends the sitting as Ctrl-C does.
  public func interrupt() { sitting.interrupt() }

  private var ending: Ending {
    if sitting.isInterrupted { return .interrupted }
    if case .failed(let error) = player.outcome {
      return .failed(failure.error ?? host.scriptError(error))
    }
    return .finished
  }

  private func endTurn() {
    player.update()
    host.releaseStartedGames(keeping: player.game)
    if let error = host.stopError { player.fail(with: error) }
  }
}

extension ScriptHost {
  /// Takes up what a learner plays in an earlier version of the script; nil when its deck or answer
  /// key is gone.
  fileprivate func game(inPlaceOf game: Game, of earlier: ScriptHost) throws -> Game? {
    let state = earlier.stateForReload(of: game)
    guard let deck = deck(ofState: state) else { return nil }
    let resumed = try resumedGame(of: deck, from: state).game
    starts.games.append(resumed)
    return resumed
  }
}

/// Gives the seed of each game of a sitting: the first as asked for, the others following from it.
private final class SeedSource {
  private var random: SeededRandom
  private var first: Int?

  init(first: Int) {
    self.first = first
    random = SeededRandom(seed: first, stream: "games")
  }

  func next() -> Int {
    if let seed = first {
      first = nil
      return seed
    }
    return random.int(in: 0...999_999)
  }
}

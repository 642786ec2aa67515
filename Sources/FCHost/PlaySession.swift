import FCLoop
import FCModels
import FCScreens
import FCViews
import Glibc

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

  private let host: ScriptHost
  private let surface: any Surface
  private let player: Player
  private let frames: FrameTimer
  private var inputWatch: Watch?
  private var inputTimer: Timer?
  private var signalWatches: [Watch] = []
  private var isInterrupted = false
  /// What failed, as it was known at the time: its cause may be forgotten later.
  private let failure: Failure

  private final class Failure {
    var error: ScriptError?
  }

  /// - Throws: `PlayError` when there is nothing to play, `UnknownAnswerKey` when no answer key has
  ///   the name asked for.
  public init(host: ScriptHost, surface: any Surface, options: Options) throws {
    self.host = host
    self.surface = surface
    let failure = Failure()
    self.failure = failure
    var seeds = SeedSource(first: host.seed)
    var playOptions = PlayOptions(
      seed: { seeds.next() },
      reportError: { error in
        let error = host.scriptError(error)
        failure.error = error
        let title = error.kind == .limit ? "The script was stopped" : "The script failed"
        return ErrorReport(title: title) { columns in
          error.report(isVerbose: options.isVerbose, columns: columns)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
      })
    playOptions.keyName = options.keyName
    playOptions.shuffle = options.shuffle
    playOptions.limit = options.limit
    playOptions.printsLines = options.printsLines
    playOptions.motion = host.motion
    playOptions.learner = host.configuration.learner
    // Whoever asks for a certain game is not asked whether to go on with another.
    if host.configuration.seed == nil, options.shuffle == nil, options.limit == nil {
      playOptions.unfinished = { deck, key in
        host.unfinishedGame(of: key, in: deck).map { saved in
          let state = saved.state
          return UnfinishedGame(count: state.cards.count, answered: state.answers.count) {
            try host.resume(saved, of: deck)
          }
        }
      }
    }
    frames = FrameTimer(surface: surface, loop: host.loop, isDrawn: !options.printsLines)
    do {
      player = try Player(decks: host.decks, options: playOptions)
    } catch let error as PlayError {
      guard case .unknownKey = error else { throw error }
      throw UnknownAnswerKey(description: error.description)
    }
  }

  /// Plays to the end and gives the surface back.
  ///
  /// - Throws: `SurfaceError` when the surface can't be used, `LoopError` when it can't be waited
  ///   for.
  public func run() throws -> Ending {
    try surface.start()
    defer {
      inputTimer?.cancel()
      frames.stop()
      stopWatching()
      for watch in signalWatches { watch.cancel() }
      host.show = nil
      host.keepsGames = false
      surface.stop()
      // Screens know the player, and the player the surface: a circle that ends here.
      surface.screen = nil
      player.onScreenChange = nil
      host.releaseStartedGames()
    }
    // A stopped script ends the play, but the learner is told first.
    host.onStop = nil
    host.keepsGames = true
    player.onScreenChange = { [surface] in surface.screen = $0 }
    player.start()
    try watchInput()
    for signal in [SIGWINCH, SIGTSTP, SIGCONT] where !player.options.printsLines {
      signalWatches.append(
        try loop.onSignal(signal) { [surface] in surface.receive(signal: signal) })
    }
    host.show = { [unowned self] in endTurn() }
    host.endTurn()
    if !player.isFinished { loop.run() }
    return ending
  }

  /// The result of the latest game so far in one line; nil when nothing was answered.
  public var resultLine: String? { player.canUndo ? player.resultLine : nil }

  /// Ends the sitting as Ctrl-C does.
  public func interrupt() {
    isInterrupted = true
    loop.stop()
  }

  private var loop: EventLoop { host.loop }

  private var ending: Ending {
    if isInterrupted { return .interrupted }
    if case .failed(let error) = player.outcome {
      return .failed(failure.error ?? host.scriptError(error))
    }
    return .finished
  }

  // MARK: The turn

  private func watchInput() throws {
    guard let descriptor = surface.inputDescriptor else { return }
    inputWatch = try loop.watch(descriptor: descriptor) { [unowned self] in
      if !surface.receiveInput() { stopWatching() }
    }
  }

  private func stopWatching() {
    inputWatch?.cancel()
    inputWatch = nil
  }

  private func endTurn() {
    host.releaseStartedGames(keeping: player.game)
    if let error = host.stopError { player.fail(with: error) }
    frames.endTurn()
    if player.isFinished || host.quitStatus != nil { return loop.stop() }
    inputTimer?.cancel()
    inputTimer = surface.inputDelay.map { delay in
      loop.after(delay) { [surface] in surface.inputDelayPassed() }
    }
  }
}

/// Gives the seed of each game of a sitting: the first as asked for, the others following from it.
private struct SeedSource {
  private var random: SeededRandom
  private var first: Int?

  init(first: Int) {
    self.first = first
    random = SeededRandom(seed: first, stream: "games")
  }

  mutating func next() -> Int {
    if let seed = first {
      first = nil
      return seed
    }
    return random.int(in: 0...999_999)
  }
}

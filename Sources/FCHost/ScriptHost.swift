import FCLoop
import FCLua
import FCModels
import FCMotion
import FCStore
import FCText
import FCViews

/// Runs one script: gives it the `fc` modules, loads it, and keeps what it makes.
///
/// A host lives on one thread. A script that fails leaves the host usable: errors come out as
/// `ScriptError`, and what the script has made so far stays.
public final class ScriptHost {
  /// How the host was made.
  public let configuration: Configuration
  /// The decks that the script returned, in its order.
  public internal(set) var decks: [Deck] = []
  /// The seed of the games that are given none.
  public let seed: Int
  /// What the host waits with. An embedder may drive it in place of `run()`.
  public let loop: EventLoop
  let state: State
  let scheduler: TaskScheduler
  /// The script's own code while it is loaded.
  var mainChunk: MainChunk?
  /// The input of a person that was run last.
  var inputTask: ScriptTask?
  /// Keeps the time of all animations.
  public let motion: Motion
  let notifier = Notifier<NotificationInfo>()
  /// Keeps what is to be found again.
  let keeper: Keeper
  /// The games that were answered in this turn, and what is kept of them.
  var answeredGames: [KeptGame] = []
  /// Whether the games are played by a learner, so that what happens in them is kept.
  var keepsGames = false
  /// How many bytes are held until the turn ends, when what was written lasts.
  var turnWeight = 0
  /// Recipes and values that scripts keep, as far as they have been used.
  var recipes = RecipeUse()
  var defaults = DefaultsUse()
  /// Shows what has changed at the end of a turn.
  var show: (() -> Void)?
  /// When the host was made, on its clock.
  let startTime: Double
  /// Why the script was stopped for good; nil while it was not.
  public internal(set) var stopError: ScriptError?
  /// Hears that the script was stopped; unless a sitting goes on, that ends the loop.
  var onStop: (() -> Void)?
  /// The status that the script has quit with; nil while it has not.
  public internal(set) var quitStatus: Int?

  /// The files that the script may get at.
  var files: FileAccess
  /// The texts and modules that were loaded.
  var loaded = LoadedFiles()
  /// The first deck that the script's own file made; only its name, since it may be dropped.
  var firstDeck: (title: String, position: SourcePosition?)?
  /// Where decks and answer keys were made, by `hostKey`.
  var positions: [Int: SourcePosition] = [:]
  /// The cards that are being made.
  var making = CardMaking()
  /// The mistakes that stop nothing, and what was said of them.
  var mistakes = Mistakes()
  /// The games that were started and not yet taken over.
  var starts = GameStarts()
  /// What of `fc` is not there yet.
  var undefined = UndefinedModules()
  /// The function that has a target perform an action.
  var sendAction: Reference?
  /// The screens that the script shows.
  var ui: UserInterface
  /// The function that looks for a member of a script's value, with all that its metatable does.
  var findMember: Reference?
  /// Tells the animations apart that tasks wait for without a key.
  var unnamedAnimations = 0
  /// Whether an event handler has failed; the process then ends with status 1.
  public internal(set) var hasReportedErrors = false
  /// Whether one has failed because it lacked a permission; the status is then 3.
  public internal(set) var hasReportedRefusals = false
  /// How the embedding program uses the host, and what it has defined.
  var use = HostUse()
  var embedded = EmbeddedDefinitions()
  /// The tests that the script has described.
  var tests = TestRegistry()
  /// What plugins are to hear of at the end of the turn.
  var pluginEvents: [PluginEvent] = []
  /// Where `math.random` draws from outside a `make`.
  let random: RandomSource

  /// Makes a host whose script sees the language, the safe libraries and `fc`.
  ///
  /// - Throws: `ScriptError` of kind `memory`, or `limit` when the time can't be watched.
  public init(_ configuration: Configuration = Configuration()) throws {
    self.configuration = configuration
    files = FileAccess(configuration.permissions, moduleFolders: configuration.moduleFolders)
    var generator = SystemRandomNumberGenerator()
    // Short enough to be typed again.
    seed = configuration.seed ?? Int(generator.next() as UInt64 % 1_000_000)
    random = RandomSource(SeededRandom(seed: seed, stream: "math.random"))
    let loop = EventLoop(clock: configuration.clock)
    self.loop = loop
    keeper = Keeper(configuration.store, adopts: configuration.adopts)
    startTime = loop.now
    do {
      state = try State(failingAllocations: configuration.failingAllocations)
    } catch {
      throw ScriptError(.memory, "not enough memory")
    }
    if configuration.collectsEagerly { state.collectEagerly() }
    state.suggest = { nearest($0, among: $1) }
    scheduler = TaskScheduler(state: state, loop: loop)
    motion = Motion(
      now: { loop.now },
      schedule: { [scheduler] deadline, body in
        guard !loop.isClosed else { return {} }
        let timer = loop.at(deadline) { if !scheduler.isEnding { body() } }
        return { timer.cancel() }
      })
    motion.level = configuration.animations
    ui = UserInterface(navigator: Navigator(motion: motion))
    // Another process is no fault of the script. Weak, since a book in the state holds the store.
    keeper.pause = { [weak state] seconds in
      guard let state else { return Patience.sleep(seconds) }
      state.pausingWatch { Patience.sleep(seconds) }
    }
    keeper.warn = { [unowned self] in report(ScriptError(.warning, $0)) }
    scheduler.report = { [unowned self] in report($0) }
    motion.report = { [unowned self] in report($0) }
    do {
      try openSandbox()
      if configuration.test?.countsLines ?? false { state.countLines() }
      try state.setLimits(configuration.limits)
    } catch let error as WatchdogError {
      throw ScriptError(.limit, error.description)
    } catch {
      throw ScriptError(.memory, "not enough memory")
    }
    onStop = { loop.stop() }
    loop.onTurnStart = { [unowned self] in beginTurn() }
    loop.onTurnEnd = { [unowned self] in endTurn() }
  }

  deinit {
    precondition(isOnItsThread, "a host went on another thread than the one that made it")
    // Too late for callbacks: they would ask for a host that is going.
    scheduler.abandon()
    notifier.removeAll()
    loop.close()
  }
}

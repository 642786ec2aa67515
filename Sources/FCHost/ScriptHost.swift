import FCLoop
import FCLua
import FCModels
import FCMotion
import FCText

/// Runs one script: gives it the `fc` modules, loads it, and keeps what it makes.
///
/// A host lives on one thread. A script that fails leaves the host usable: errors come out as
/// `ScriptError`, and what the script has made so far stays.
public final class ScriptHost {
  /// What an embedder or the command line decides.
  public struct Configuration {
    /// The script's arguments: `fc.args`, and `...` of its main chunk.
    public var arguments: [String] = []
    /// Decides all that is random; nil takes a random seed.
    public var seed: Int?
    /// Takes each line that the script prints.
    public var print: (String) -> Void = { _ in }
    /// Where the time comes from.
    public var clock: any Clock = SystemClock()
    /// How much is to be seen of animations; all of them end, whatever it is.
    public var animations = Motion.Level.full
    public typealias Limits = FCLua.Limits

    /// What the script may use. See `ScriptHost.defaultLimits`.
    public var limits = ScriptHost.defaultLimits
    /// Takes errors that stop nothing: those of callbacks and tasks.
    public var report: (ScriptError) -> Void = { _ in }
    /// What the script may read, write and see beyond its own folder.
    public var permissions = Permissions()
    /// Folders in which `require` looks after the script's own; their links are followed when the
    /// host is made.
    public var moduleFolders: [String] = []
    /// For tests: the numbers of allocations to be refused, and whether Lua's collector runs as
    /// often as it can.
    var failingAllocations: Range<Int>?
    var collectsEagerly = false

    public init() {}
  }

  public let configuration: Configuration
  /// The decks that the script returned, in its order.
  public private(set) var decks: [Deck] = []
  /// The seed of the games that are given none.
  public let seed: Int
  /// What the host waits with. An embedder may drive it in place of `run()`.
  public let loop: EventLoop
  let state: State
  let scheduler: TaskScheduler
  /// Keeps the time of all animations.
  public let motion: Motion
  /// The notifications; what they carry lies at an index of the stack of the call that posts.
  let notifier = Notifier<Int32>()
  /// When the host was made, on its clock.
  let startTime: Double
  /// Why the script was stopped for good; nil while it was not.
  public internal(set) var stopError: ScriptError?
  /// Hears that the script was stopped; unless a sitting goes on, that ends the loop.
  var onStop: (() -> Void)?
  /// The status that the script has quit with; nil while it has not.
  public private(set) var quitStatus: Int?

  /// The name by which places in the script's own file are given.
  private(set) var scriptName = ""
  /// The files that the script may get at.
  private(set) var files: FileAccess
  /// The texts that were loaded, by the names that places give.
  var sources: [String: SourceFile] = [:]
  /// The values of the modules that were loaded, by name.
  var modules: [String: Reference] = [:]
  /// The modules that return nothing.
  var modulesWithoutValue: [String] = []
  /// The modules whose chunks are running, outermost first.
  var loadingModules: [String] = []
  /// The first deck that the script's own file made; only its name, since it may be dropped.
  var firstDeck: (title: String, position: SourcePosition?)?
  /// Where decks and answer keys were made, by `hostKey`.
  var positions: [Int: SourcePosition] = [:]
  /// The run of a `make` that is going on.
  var keyRun: KeyRunContext?
  /// What holds the values of a loose card while it is made; pinned.
  var looseValues: KeyRunValues?
  /// The answer key whose cards were made last.
  weak var latestKey: AnswerKey?
  /// The search for the places of cards that is going on.
  var placeSearch: PlaceSearch?
  /// Whether a game is being started by a call of the script.
  var isStartedByScript = false
  /// Takes the mistakes in cards, which then stop nothing; nil while each stops its `make`.
  private var collectMistake: ((ScriptError) -> Void)?
  /// The answer keys some of whose cards had mistakes that were collected.
  private(set) var keysWithMistakes: Set<Int> = []
  /// The answer keys that the author was warned of.
  var warnedKeys: Set<Int> = []
  /// Games that have started since their maker last looked; each is pinned.
  var startedGames: [Game] = []
  /// The functions that read a table of a card and of its back, and what they read last.
  var draftReader: Reference?
  var backReader: Reference?
  var readDraft = CardDraft()
  /// The function that has a target perform an action.
  var sendAction: Reference?
  /// Tells the animations apart that tasks wait for without a key.
  var unnamedAnimations = 0
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
    scheduler.report = { [unowned self] in report($0) }
    motion.report = { [unowned self] in report($0) }
    do {
      try openSandbox()
      try state.setLimits(configuration.limits)
    } catch let error as WatchdogError {
      throw ScriptError(.limit, error.description)
    } catch {
      throw ScriptError(.memory, "not enough memory")
    }
    onStop = { loop.stop() }
    loop.onTurnStart = { [unowned self] in state.beginTurn() }
  }

  deinit {
    // Too late for callbacks: they would ask for a host that is going.
    scheduler.abandon()
    notifier.removeAll()
    loop.close()
  }

  // MARK: Loading

  /// Loads a script, runs its main chunk and keeps the decks it returns.
  ///
  /// - Parameter path: A file of Lua text.
  /// - Throws: `ScriptError`.
  public func load(_ path: String) throws {
    files.enter(folder: folder(of: path))
    do {
      let source = try SourceFile(path: path, name: placeName(of: path), room: roomForFile)
      sources[source.name] = source
      scriptName = source.name
      let chunk = try state.load(source.chunkBytes, name: "@\(source.name)")
      decks = try runMainChunk(chunk) { [unowned self] in try decks(in: $0, of: source) }
      try checkDecks(of: source.name, scriptPath: path)
    } catch is HasQuit {
      decks = []
    } catch {
      throw scriptError(error)
    }
  }

  /// Runs what the script has left to do: its timers and tasks, until nothing is pending or it quits.
  public func run() {
    if quitStatus == nil && !isStopped { loop.run() }
    for task in scheduler.stuckTasks where quitStatus == nil && !isStopped {
      report(ScriptError(.runtime, "the \(task.title) waits for something that can't come"))
    }
  }

  /// Ends the script: its tasks are cancelled, its timers never fire.
  ///
  /// A host that is dropped without this runs nothing of its script any more, not even what tasks
  /// have to close.
  public func close() {
    // Tasks first: one that waits for an animation is not to go on because that is cancelled.
    scheduler.cancelAll()
    motion.cancelAll()
    scheduler.close()
    notifier.removeAll()
    loop.close()
  }

  /// Ends the script, as `fc.quit` asks: what runs stops, and what is due in this turn stays out.
  func quit(_ status: Int) {
    // The first status stands: what is called later is on its way out.
    if quitStatus == nil { quitStatus = status }
    scheduler.quit()
    loop.stop()
  }

  /// Runs the main chunk as a task, and the loop for as long as it waits.
  private func runMainChunk<Result>(
    _ chunk: Reference, read: @escaping (StackValues) throws -> Result
  ) throws -> Result {
    var outcome: Swift.Result<Result, any Error>?
    try scheduler.runMain(.reference(chunk)) {
      $0.push(each: configuration.arguments)
    } whenDone: { step in
      outcome = step.flatMap { values in Swift.Result { try read(values) } }
    }
    while outcome == nil, quitStatus == nil, !isStopped, loop.isPending { loop.runOnce() }
    if let outcome { return try outcome.get() }
    if let stopError { throw stopError }
    if quitStatus != nil { throw HasQuit() }
    throw ScriptError(.runtime, "the main chunk waits for something that can't come")
  }

  /// The decks among the results of the main chunk, pinned.
  private func decks(in results: StackValues, of source: SourceFile) throws -> [Deck] {
    guard results.count > 0, !results.isNil(1) else { return [] }
    let binding = state.binding(of: Deck.self)
    var decks: [Deck] = []
    if let deck = results.object(1, as: binding) {
      decks = [deck]
    } else if results.isTable(1), let list = results.objects(1, as: binding), !list.isEmpty {
      decks = list
    } else {
      let type = results.isTable(1) ? "table that is no list of decks" : results.typeName(1)
      throw ScriptError(
        .unplayable,
        "the script returns \(withArticle(type)): return a deck, a list of decks, or nothing",
        at: source.lastReturn)
    }
    for deck in decks { try state.pin(deck) }
    return decks
  }

  private func checkDecks(of name: String, scriptPath: String) throws {
    if decks.isEmpty, let made = firstDeck {
      throw ScriptError(
        .unplayable,
        "the script makes the deck \"\(made.title)\" but returns none: add 'return deck' as the last line",
        at: made.position)
    }
    var decksByID: [String: Deck] = [:]
    for deck in decks {
      guard let other = decksByID.updateValue(deck, forKey: deck.id), other !== deck else {
        continue
      }
      throw ScriptError(
        .unplayable, ModelError.repeatedDeck(deck.id).message, at: positions[deck.hostKey])
    }
    for deck in decks where deck.answerKeys.isEmpty {
      throw ScriptError(
        .unplayable, ModelError.noAnswerKeys(deck).message, at: positions[deck.hostKey])
    }
  }

  /// The name by which places in a file are given: the path, or the file's name when Lua would
  /// shorten the path.
  func placeName(of path: String) -> String {
    path.utf8.count < 60 ? path : fileName(of: path)
  }

  // MARK: Errors

  /// Makes the one kind of error that leaves the host of whatever was thrown inside.
  public func scriptError(_ error: any Error) -> ScriptError {
    switch error {
    case let error as ScriptError: return withExcerpt(error)
    case let error as LuaError:
      let kind: ScriptError.Kind
      switch error.kind {
      case .syntax: kind = .syntax
      case .memory: kind = .memory
      case .runtime, .handler:
        kind = state.cause(of: error) is PermissionRefusal ? .permission : .runtime
      case .stopped(let reason): return stop(for: reason, error)
      }
      return withExcerpt(
        ScriptError(
          kind, error.message, at: error.position, frames: error.frames, callbacks: error.callbacks)
      )
    case let error as ModelError: return withExcerpt(placed(error))
    case let error as PermissionRefusal: return ScriptError(.permission, error.description)
    default: return ScriptError(.runtime, String(describing: error))
    }
  }

  func withExcerpt(_ error: ScriptError) -> ScriptError {
    var error = error
    if error.excerpt.isEmpty, let position = error.position {
      error.excerpt = sources[position.source]?.excerpt(at: position.line) ?? []
      if let advice = error.advice { error.notes.append(advice) }
      if error.message.hasPrefix("attempt to index a boolean value"),
        let name = modulesWithoutValue.last
      {
        error.notes.append(
          "module '\(name)' returns nothing, which counts as true: end it with return")
      }
    }
    return error
  }

  /// Takes the mistakes in cards while `body` runs, so that they stop nothing.
  public func collectingMistakes<Result>(
    _ collect: @escaping (ScriptError) -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    var unknownFieldPlace: SourcePosition?
    collectMistake = { mistake in
      // A misspelt field is missing under its right name: that is no second mistake.
      if mistake.position == nil || mistake.position != unknownFieldPlace { collect(mistake) }
    }
    state.passOverUnknownField = { [unowned self] fault, call in
      unknownFieldPlace = nil
      pass(fault, in: call)
      unknownFieldPlace = call.position
    }
    defer {
      collectMistake = nil
      state.passOverUnknownField = nil
    }
    return try body()
  }

  /// Whether mistakes in cards are collected.
  var collectsMistakes: Bool { collectMistake != nil }

  /// Hands a mistake in a card to whoever collects them; false when nobody does.
  @discardableResult
  func pass(_ error: any Error, in call: Call) -> Bool {
    guard let collectMistake else { return false }
    var mistake =
      error as? ScriptError
      ?? ScriptError(error is PermissionRefusal ? .permission : .runtime, String(describing: error))
    mistake.position = call.position
    if let key = keyRun?.key {
      mistake.callbacks = [Callback(title: "answer key \"\(key.name)\"")]
      if mistake.kind != .warning { keysWithMistakes.insert(key.hostKey) }
    }
    collectMistake(withExcerpt(mistake))
    return true
  }

  /// Where an answer key was made.
  public func position(of key: AnswerKey) -> SourcePosition? { positions[key.hostKey] }

  /// Hands on an error that stops nothing.
  func report(_ error: any Error) {
    let error = scriptError(error)
    // That one comes out as `stopError`, once.
    if error.kind == .limit { return }
    if error.kind != .warning { hasReportedErrors = true }
    if error.kind == .permission { hasReportedRefusals = true }
    configuration.report(error)
  }

  /// Whether an event handler has failed; the process then ends with status 1.
  public private(set) var hasReportedErrors = false
  /// Whether one has failed because it lacked a permission; the status is then 3.
  public private(set) var hasReportedRefusals = false
}

/// The main chunk has called `fc.quit`.
private struct HasQuit: Error {}

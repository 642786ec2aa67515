import FCLua
import FCModels

/// A script's own code, which makes its decks.
struct MainChunk {
  let source: SourceFile
  /// The decks it has returned, or why there are none; nil while it runs or waits.
  var outcome: Result<[Deck], any Error>?
  /// Whether its screens are shown while it waits.
  var isShown = false
}

/// Loading a script without waiting for its main chunk, for a program that has more to do.
///
///     try host.startLoading("quiz.lua")
///     while host.isLoading { try host.step() }
///     try host.finishLoading()
extension ScriptHost {
  /// Begins to load a script: its main chunk has ended, or waits, when this returns.
  ///
  /// - Throws: `HostError`, and `ScriptError` when the file can't be read or is no Lua.
  public func startLoading(_ path: String) throws {
    let source = Loading(path: path, folder: folder(of: path))
    try whileLoading { try beginLoading(source) { try file(path) } }
  }

  /// Begins to load a script from a text; see `load(text:name:folder:)`.
  ///
  /// - Throws: As `startLoading(_:)` does.
  public func startLoading(text: String, name: String, folder: String? = nil) throws {
    try whileLoading {
      try beginLoading(Loading(path: name, folder: folder)) {
        try self.text(Array(text.utf8), name)
      }
    }
  }

  /// Whether the main chunk waits for something that may come; `step()` lets it go on.
  public var isLoading: Bool {
    guard let mainChunk, mainChunk.outcome == nil else { return false }
    return quitStatus == nil && !isStopped && !use.closesLater && loop.isPending
  }

  /// Ends the loading of a script whose main chunk waits no more, and keeps the decks it returned.
  ///
  /// - Throws: `HostError`, and `ScriptError` when the main chunk failed, also for what it returned.
  public func finishLoading() throws { try whileLoading(endLoading) }

  /// Does a part of loading a script, after which all that it has kept lasts.
  func whileLoading(_ body: () throws -> Void) throws {
    try checkUse()
    use.depth += 1
    defer {
      // What the main chunk has kept lasts, also when it fails later on.
      endTurn()
      use.depth -= 1
      if use.closesLater && use.depth == 0 { close() }
    }
    do {
      try body()
    } catch is HasQuit {
      decks = []
    } catch let error as HostError {
      throw error
    } catch {
      throw scriptError(error)
    }
  }

  /// Runs the main chunk as a task, until it ends or waits.
  func beginLoading(
    _ loading: Loading, _ read: () throws -> (SourceFile, Keeper.Owner)
  ) throws {
    guard !use.hasLoaded else { throw HostError.alreadyLoaded }
    use.hasLoaded = true
    if let folder = loading.folder { files.enter(folder: folder) }
    let (source, owner) = try read()
    configuration.plugins?.load(for: source.bytes)
    loaded.add(source, from: loading.path)
    loaded.scriptName = source.name
    keeper.owner = owner
    let chunk = try state.load(source.chunkBytes, name: "@\(source.name)")
    mainChunk = MainChunk(source: source)
    try scheduler.runMain(.reference(chunk)) {
      $0.push(each: configuration.arguments)
    } whenDone: { [unowned self] step in
      let outcome = step.flatMap { values in Result { try decks(in: values, of: source) } }
      mainChunk?.outcome = outcome
      // A script that has failed has nothing more to show.
      if mainChunk?.isShown ?? false, case .failure = step { loop.stop() }
    }
  }

  /// Takes what the main chunk has returned.
  func endLoading() throws {
    if use.closesLater { throw HostError.closed }
    guard let chunk = mainChunk, let outcome = chunk.outcome else {
      if let stopError { throw stopError }
      if quitStatus != nil { throw HasQuit() }
      throw ScriptError(.runtime, "the main chunk waits for something that can't come")
    }
    mainChunk = nil
    decks = try outcome.get()
    try checkDecks(of: chunk.source.name)
  }
}

import FCLua
import FCModels

/// Loading a script, running it and ending it.
extension ScriptHost {
  /// Loads a script, runs its main chunk and keeps the decks it returns.
  ///
  /// - Parameters:
  ///   - path: A file of Lua text.
  ///   - showScreens: Shows the screens of a main chunk that waits, until they are gone; false ends
  ///     the script. Without it nobody sees them meanwhile.
  /// - Throws: `ScriptError`.
  public func load(_ path: String, showScreens: (() throws -> Bool)? = nil) throws {
    try load(Loading(path: path, folder: folder(of: path), showScreens: showScreens)) {
      try file(path)
    }
  }

  /// Reads the file of a script, or has an importer make one of a file of another kind.
  func file(_ path: String) throws -> (SourceFile, Keeper.Owner) {
    loaded.scriptPath = path
    loaded.stamps.note(path)
    if let importer = importer(of: path) {
      let source = try imported(path, by: importer)
      return (source, Keeper.Owner(source, path: path))
    }
    let source = try SourceFile(
      path: path, name: loaded.placeName(of: path), room: roomForFile,
      mayWait: configuration.readsPipes)
    return (source, Keeper.Owner(source, path: path))
  }

  /// How a script is loaded.
  struct Loading {
    /// Its path, or what stands for one.
    let path: String
    /// Where its files and modules are; nil for nowhere.
    let folder: String?
    var showScreens: (() throws -> Bool)?
  }

  func load(
    _ loading: Loading, _ read: () throws -> (SourceFile, Keeper.Owner)
  ) throws {
    try whileLoading {
      try beginLoading(loading, read)
      try waitForMainChunk(loading.showScreens)
      try endLoading()
    }
  }

  /// Runs what the script has left to do; see `run()`.
  ///
  /// - Parameter untilScreen: Whether to return when the script shows a screen, for a
  ///   `ScreenSession` to show it. Without a surface nobody sees it, and nothing waits for it.
  public func run(untilScreen: Bool) {
    if untilScreen { ui.onFirstScreen = { [loop] in loop.stop() } }
    defer { ui.onFirstScreen = nil }
    if quitStatus == nil && !isStopped { loop.run() }
    if untilScreen && showsScreens { return }
    for task in scheduler.stuckTasks where quitStatus == nil && !isStopped && !isClosed {
      report(ScriptError(.runtime, "the \(task.title) waits for something that can't come"))
    }
  }

  /// Ends the script: its tasks are cancelled, its timers never fire.
  ///
  /// A host that is dropped without this runs nothing of its script any more, not even what tasks
  /// have to close.
  ///
  /// It also lets go of the functions that were defined, which may hold the host.
  ///
  /// Closed by a function that the script has called, it goes once that call has ended.
  public func close() {
    precondition(isOnItsThread, "a host can be closed only on the thread that made it")
    if use.isClosed { return }
    guard use.depth == 0, !loop.isInTurn else {
      use.closesLater = true
      scheduler.quit()
      loop.stop()
      return
    }
    use.isClosed = true
    // Tasks first: one that waits for an animation is not to go on because that is cancelled.
    scheduler.cancelAll()
    motion.cancelAll()
    scheduler.close()
    notifier.removeAll()
    endTurn()
    loop.close()
    state.disconnectFunctions()
    embedded = EmbeddedDefinitions()
  }

  /// Ends the script, as `fc.quit` asks: what runs stops, and what is due in this turn stays out.
  func quit(_ status: Int) {
    // The first status stands: what is called later is on its way out.
    if quitStatus == nil { quitStatus = status }
    scheduler.quit()
    loop.stop()
  }

  /// Runs the loop for as long as the main chunk waits.
  private func waitForMainChunk(_ showScreens: (() throws -> Bool)?) throws {
    while isLoading {
      if showsScreens, let showScreens {
        mainChunk?.isShown = true
        defer { mainChunk?.isShown = false }
        if try !showScreens() { throw HasQuit() }
      } else {
        loop.runOnce()
      }
    }
  }

  /// The decks among the results of the main chunk, pinned.
  func decks(in results: StackValues, of source: SourceFile) throws -> [Deck] {
    guard results.count > 0, !results.isNil(1) else { return [] }
    let binding = try state.binding(of: Deck.self)
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

  func checkDecks(of name: String) throws {
    // Those of a test are for itself.
    if configuration.test != nil { return }
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
}

/// The main chunk has called `fc.quit`.
struct HasQuit: Error {}

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
    files.enter(folder: folder(of: path))
    // What the main chunk has kept lasts, also when it fails later on.
    defer { endTurn() }
    do {
      let source = try SourceFile(
        path: path, name: loaded.placeName(of: path), room: roomForFile)
      loaded.add(source, from: path)
      loaded.scriptName = source.name
      keeper.owner = Keeper.Owner(source, path: path)
      let chunk = try state.load(source.chunkBytes, name: "@\(source.name)")
      decks = try runMainChunk(chunk, showScreens) { [unowned self] in
        try decks(in: $0, of: source)
      }
      try checkDecks(of: source.name, scriptPath: path)
    } catch is HasQuit {
      decks = []
    } catch {
      throw scriptError(error)
    }
  }

  /// Runs what the script has left to do: its timers and tasks, until nothing is pending or it quits.
  ///
  /// - Parameter untilScreen: whether to return when the script shows a screen, for a
  ///   `ScreenSession` to show it. Without a surface nobody sees it, and nothing waits for it.
  public func run(untilScreen: Bool = false) {
    if untilScreen { ui.onFirstScreen = { [loop] in loop.stop() } }
    defer { ui.onFirstScreen = nil }
    if quitStatus == nil && !isStopped { loop.run() }
    if untilScreen && showsScreens { return }
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
    endTurn()
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
    _ chunk: Reference, _ showScreens: (() throws -> Bool)?,
    read: @escaping (StackValues) throws -> Result
  ) throws -> Result {
    var outcome: Swift.Result<Result, any Error>?
    var isShowing = false
    try scheduler.runMain(.reference(chunk)) {
      $0.push(each: configuration.arguments)
    } whenDone: { [unowned self] step in
      outcome = step.flatMap { values in Swift.Result { try read(values) } }
      // A script that has failed has nothing more to show.
      if isShowing, case .failure = step { loop.stop() }
    }
    while outcome == nil, quitStatus == nil, !isStopped, loop.isPending {
      if showsScreens, let showScreens {
        isShowing = true
        defer { isShowing = false }
        if try !showScreens() { throw HasQuit() }
      } else {
        loop.runOnce()
      }
    }
    if let outcome { return try outcome.get() }
    if let stopError { throw stopError }
    if quitStatus != nil { throw HasQuit() }
    throw ScriptError(.runtime, "the main chunk waits for something that can't come")
  }

  /// The decks among the results of the main chunk, pinned.
  private func decks(in results: StackValues, of source: SourceFile) throws -> [Deck] {
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
}

/// The main chunk has called `fc.quit`.
private struct HasQuit: Error {}

import FCLua

/// The two ends of a turn.
extension ScriptHost {
  /// Begins a turn: what other processes have kept meanwhile is seen in it.
  func beginTurn() {
    state.beginTurn()
    keeper.refresh()
  }

  /// Ends a turn: what was written in it lasts from here on, and only then is anything shown.
  ///
  /// The loop calls this at the end of each of its turns, and the host after the main chunk and when
  /// it closes. An embedder that calls into the decks of a script outside of the loop calls it too.
  public func endTurn() {
    for game in answeredGames { game.keepRest() }
    answeredGames = []
    keeper.commit()
    tellPlugins()
    if turnWeight != 0 {
      try? state.charge(-turnWeight)
      turnWeight = 0
    }
    show?()
  }

  /// Accounts for something that is written: the store has it in memory too until the turn ends.
  ///
  /// - Throws: `LuaError` when that is more than the script may use.
  func weighWriting(of bytes: Int) throws {
    let weight = bytes + Footprint.writing
    try state.spend(weight / 8)
    // A charge counts even when it is refused, so the end of the turn takes it back all the same.
    turnWeight += weight
    try state.charge(weight)
  }
}

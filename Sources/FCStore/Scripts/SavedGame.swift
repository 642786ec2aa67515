import FCModels

/// A game as the store keeps it: each answer as it is given, so that the game can go on in another
/// process.
///
/// Nothing is stored before the first answer; then this game takes the place of an unfinished one
/// of the same deck, key and learner, whose answers stay.
public final class SavedGame {
  private let space: Space
  /// The game before its first answer in the store.
  private var start: GameState
  private var id: Int?
  private var isFinished = false

  init(_ start: GameState, id: Int?, in space: Space) {
    self.start = start
    self.id = id
    self.space = space
  }

  /// Keeps an answer.
  /// - Parameter time: when it was given, in seconds since 1970.
  public func record(_ answer: GameState.Answer, at time: Double) {
    let game = beginning(at: time)
    let (space, learner, seed) = (space.claim(), start.options.learner ?? "", start.options.seed)
    store.writeLater {
      try $0.run(
        """
        INSERT INTO answer (game, space, learner, card, response, score, time, seed)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """, .int(game), .int(space), .text(learner), .text(answer.card),
        .bytes(answer.plainValue.bytes), .real(answer.score), .real(time), .int(seed))
    }
  }

  /// Takes back the latest answer: it stays, marked as undone. A finished game can go on.
  public func undo() {
    guard let game = id else {
      _ = start.answers.popLast()
      return
    }
    if isFinished {
      isFinished = false
      keepUnfinished(game)
    }
    let latest = store.read(nil) { connection in
      try connection.first(
        "SELECT id FROM answer WHERE game = ? AND NOT is_undone ORDER BY id DESC LIMIT 1",
        .int(game)
      ) { $0.int(0) }
    }
    if let latest {
      store.write { try $0.run("UPDATE answer SET is_undone = 1 WHERE id = ?", .int(latest)) }
    } else if start.answers.popLast() != nil {
      keepUnfinished(game)
    }
  }

  /// Keeps what a game has beside its answers, once it has one: to be called when that changes.
  public func keep(hints: [String: Int], data: PlainValue?) {
    start.hints = hints
    start.data = data
    guard let game = id, !isFinished else { return }
    let extra = extra.bytes
    store.write {
      try $0.run("UPDATE unfinished SET extra = ? WHERE game = ?", .bytes(extra), .int(game))
    }
  }

  /// The game has come to its result: there is nothing to go on with.
  public func finish() {
    isFinished = true
    guard let game = id else { return }
    store.write { try $0.run("DELETE FROM unfinished WHERE game = ?", .int(game)) }
  }

  /// Where the game stands, for `Deck.resume`.
  public var state: GameState {
    var state = start
    if let game = id {
      let rows = store.read([]) { connection in
        try connection.rows(
          "SELECT response FROM answer WHERE game = ? AND NOT is_undone ORDER BY id", .int(game)
        ) { $0.bytes(0) }
      }
      state.answers += rows.compactMap { bytes in
        PlainValue(bytes: bytes).flatMap { try? GameState.Answer($0) }
      }
    }
    state.isFinished = isFinished
    state.current = nil
    let latest = state.answers.last.flatMap { state.cards.lastIndex(of: $0.card) }
    state.position = latest.map { $0 + 1 } ?? 0
    return state
  }

  // MARK: The rows of the game

  private var store: Store { space.store }

  private var extra: PlainValue {
    var table: [String: PlainValue] = ["hints": .table(start.hints.mapValues(PlainValue.int))]
    table["data"] = start.data
    return .table(table)
  }

  /// The game's number, which it gets with its first answer.
  private func beginning(at time: Double) -> Int {
    if let id { return id }
    let (start, space) = (start, space.claim())
    var given = 0
    store.write { connection in
      try connection.run(
        """
        INSERT INTO game (id, space, learner, deck, answer_key, seed, started)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """, given == 0 ? .null : .int(given), .int(space), .text(start.options.learner ?? ""),
        .text(start.deck), .text(start.key), .int(start.options.seed), .real(time))
      given = connection.lastRow
    }
    id = given
    keepUnfinished(given)
    return given
  }

  private func keepUnfinished(_ game: Int) {
    let (start, space, extra) = (start, space.claim(), extra.bytes)
    let state = start.plainValue.bytes
    store.write {
      try $0.run(
        """
        INSERT OR REPLACE INTO unfinished
          (space, learner, deck, answer_key, game, state, extra)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """, .int(space), .text(start.options.learner ?? ""), .text(start.deck), .text(start.key),
        .int(game), .bytes(state), .bytes(extra))
    }
  }
}

extension SavedGame {
  /// Takes up the game of a row of `unfinished`; nil when the row makes no sense.
  convenience init?(game: Int, state: [UInt8], extra: [UInt8], in space: Space) {
    guard let value = PlainValue(bytes: state), var start = try? GameState(value) else {
      return nil
    }
    if let table = PlainValue(bytes: extra)?.asTable {
      start.hints = table["hints"]?.asTable?.compactMapValues(\.asInt) ?? [:]
      start.data = table["data"]
    }
    self.init(start, id: game, in: space)
  }
}

extension Space {
  /// Starts to keep a game.
  /// - Parameter state: the game at its start.
  public func save(_ state: GameState) -> SavedGame { SavedGame(state, id: nil, in: self) }

  /// The game of a deck and answer key, by their ids, that a learner has not finished; nil when
  /// there is none.
  public func unfinishedGame(deck: String, key: String, learner: String? = nil) -> SavedGame? {
    store.read(nil) { connection in
      try connection.first(
        """
        SELECT game, state, extra FROM unfinished
        WHERE space = ? AND learner = ? AND deck = ? AND answer_key = ?
        """, .int(id), .text(learner ?? ""), .text(deck), .text(key)
      ) { SavedGame(game: $0.int(0), state: $0.bytes(1), extra: $0.bytes(2), in: self) }
    } ?? nil
  }
}

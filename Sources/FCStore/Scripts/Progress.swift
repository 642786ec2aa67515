import FCModels

/// What a learner has answered to one card, over all games; answers that were undone don't count.
public struct Progress: Equatable, Sendable {
  /// How often the card was answered.
  public let answered: Int
  /// How often it was answered in full.
  public let right: Int
  /// The score of the latest answer, 0…1.
  public let latestScore: Double
  /// When that was given, in seconds since 1970.
  public let latestTime: Double
}

extension Space {
  /// What a learner has answered to a card, by its full id; nil when that is nothing.
  public func progress(of card: String, learner: String? = nil) -> Progress? {
    store.read(nil) { connection in
      try connection.first(
        """
        SELECT \(Self.counts) FROM answer
        WHERE space = ? AND learner = ? AND card = ? AND NOT is_undone
        """, .int(id), .text(learner ?? ""), .text(card), read: Self.progress)
    } ?? nil
  }

  /// What a learner has answered to each card of a deck, by its id: by full id, also of cards that
  /// the deck does not show any more.
  public func progress(ofDeck deck: String, learner: String? = nil) -> [String: Progress] {
    let rows = store.read([]) { connection in
      // All that starts with the id and a slash: 0 is what follows a slash.
      try connection.rows(
        """
        SELECT \(Self.counts), card FROM answer
        WHERE space = ? AND learner = ? AND card > ? AND card < ? AND NOT is_undone GROUP BY card
        """, .int(id), .text(learner ?? ""), .text("\(deck)/"), .text("\(deck)0")
      ) { (card: $0.text(5), progress: Self.progress($0)) }
    }
    return rows.reduce(into: [:]) { $0[$1.card] = $1.progress }
  }

  /// Gives a card the answers that it got under ids it had before.
  /// - Parameter old: the full ids; none that another card has now.
  public func moveProgress(from old: [String], to card: String) {
    for old in old where old != card {
      let exists = store.read(nil) { connection in
        // Asked first, since most have moved already, and writing would keep others waiting.
        try connection.first(
          "SELECT 1 FROM answer WHERE space = ? AND card = ? LIMIT 1", .int(id), .text(old)
        ) { _ in true }
      }
      guard exists != nil else { continue }
      store.write { [id] in
        try $0.run(
          "UPDATE answer SET card = ? WHERE space = ? AND card = ?", .text(card), .int(id),
          .text(old))
      }
    }
  }

  /// Columns, the score and time among them those of the row with the greatest id.
  private static let counts = "count(*), total(score = 1), score, time, max(id)"

  private static func progress(_ row: Row) -> Progress? {
    let answered = row.int(0)
    if answered == 0 { return nil }
    return Progress(
      answered: answered, right: row.int(1), latestScore: row.real(2), latestTime: row.real(3))
  }
}

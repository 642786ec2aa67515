extension Store {
  /// The full ids of the cards of a deck that learners have answered, by a file that stays as it is;
  /// none when it can't be read, or is of another format.
  ///
  /// - Parameters:
  ///   - deck: The id of the deck.
  ///   - space: The name of the script's space.
  ///   - owner: The script's file, by its absolute path without links.
  ///   - exists: Tells whether a file is there: a name whose owner is gone is free to be taken over.
  public static func answeredCards(
    ofDeck deck: String, inSpace space: String, ownedBy owner: String, file: String,
    exists: (String) -> Bool
  ) -> [String] {
    for connection in readers(of: file) {
      let found = try? connection.rows("SELECT id, owner FROM space WHERE name = ?", .text(space)) {
        (id: $0.int(0), owner: $0.text(1))
      }
      guard let found else { continue }
      guard let space = found.first, space.owner == owner || !exists(space.owner) else { return [] }
      // All that starts with the id and a slash: 0 is what follows a slash.
      let cards = try? connection.rows(
        """
        SELECT DISTINCT card FROM answer
        WHERE space = ? AND card > ? AND card < ? AND NOT is_undone ORDER BY card
        """, .int(space.id), .text("\(deck)/"), .text("\(deck)0")
      ) { $0.text(0) }
      return cards ?? []
    }
    return []
  }
}

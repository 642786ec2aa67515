/// The cards that one game deals from.
struct KeyRun {
  /// The scopes of the cards: one for a key, more for loose cards.
  let scopes: [CardScope]
  /// All cards, in the order they were added.
  let cards: [Card]
  /// The positions of all cards, in the order that the seed gives.
  let order: [UInt32]

  /// - Parameter owner: whose cards they are, for messages.
  /// - Throws: `ModelError` for two cards with one id.
  init(scopes: [CardScope], cards: [Card], seed: Int, of owner: String) throws {
    self.scopes = scopes
    self.cards = cards
    order = try cardOrder(cards, seed: seed, of: owner)
  }

  /// Deals the cards by the options of a game.
  func deal(_ options: GameOptions) -> DealtCards {
    DealtCards(cards, order: options.shuffle ? order : nil, limit: options.limit)
  }
}

/// The cards of a game, in playing order.
///
/// A view of the key's own list: a game copies no list of a million cards.
public struct DealtCards: RandomAccessCollection {
  private let cards: [Card]
  /// The positions of the cards in playing order; nil for the order in which they were added.
  private let order: [UInt32]?
  public let endIndex: Int

  init(_ cards: [Card], order: [UInt32]? = nil, limit: Int? = nil) {
    self.cards = cards
    self.order = order
    endIndex = Swift.min(limit ?? .max, cards.count)
  }

  public var startIndex: Int { 0 }

  public subscript(position: Int) -> Card {
    precondition(0..<endIndex ~= position, "there is no card \(position) in the game")
    return cards[order.map { Int($0[position]) } ?? position]
  }
}

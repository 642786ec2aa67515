import FCText

/// The cards that one game deals from.
struct KeyRun {
  /// The scopes of the cards: one for a key, more for loose cards.
  var scopes: [CardScope]
  /// All cards, in the order they were added.
  var cards: [Card]
  /// All cards, in the order that the seed gives.
  var shuffled: [Card]
}

/// Puts cards in an order that depends on the seed and their ids alone, each order equally likely.
///
/// That is the order of a random number for each id, which takes one look at each id: cards sorted
/// by id and then shuffled would take twenty.
/// - Throws: `ModelError` for two cards with one id.
func shuffled(_ cards: [Card], seed: Int, in key: String) throws -> [Card] {
  var order = cards.enumerated().map { position, card in
    Rank(number: card.idHash.keyed(by: seed), position: position)
  }
  order.sort { first, second in
    if first.number != second.number { return first.number < second.number }
    let ids = (cards[first.position].fullID, cards[second.position].fullID)
    // Two ids may have one hash: then their text decides.
    return ids.0 == ids.1 ? first.position < second.position : textPrecedes(ids.0, ids.1)
  }
  let repeated = zip(order, order.dropFirst())
    .filter { first, second in
      first.number == second.number
        && cards[first.position].fullID == cards[second.position].fullID
    }
    .min { $0.0.position < $1.0.position }
  if let repeated {
    throw repeatedID(cards[repeated.0.position], cards[repeated.1.position], in: key)
  }
  return order.map { cards[$0.position] }
}

/// The random number of a card, and where the card stands.
private struct Rank {
  var number: UInt64
  var position: Int
}

private func repeatedID(_ first: Card, _ second: Card, in key: String) -> ModelError {
  if first.details?.extras.id != nil || second.details?.extras.id != nil {
    return .sameID(first.id, in: key)
  }
  return .sameQuestion(first.isReverse ? first.answer : first.question, in: key)
}

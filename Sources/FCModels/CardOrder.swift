import FCText

/// Puts cards in an order that depends on the seed and their ids alone, each order equally likely.
///
/// That is the order of a random number for each id, which takes one look at each id: cards sorted
/// by id and then shuffled would take twenty.
/// - Returns: the positions of the cards, in that order.
/// - Throws: `ModelError` for two cards with one id.
func cardOrder(_ cards: [Card], seed: Int, of owner: String) throws -> [UInt32] {
  let ranks = cards.enumerated().map { position, card in
    Rank(number: card.idHash.keyed(by: seed), position: UInt32(position))
  }
  let sorted = sortedRanks(ranks) { first, second in
    // Two ids may have one hash: then their text decides.
    let ids = (cards[Int(first.position)].fullID, cards[Int(second.position)].fullID)
    return ids.0 == ids.1 ? first.position < second.position : textPrecedes(ids.0, ids.1)
  }
  try checkIDs(of: cards, in: sorted, of: owner)
  return sorted.map(\.position)
}

/// The random number of a card, and where the card stands.
private struct Rank {
  var number: UInt64
  var position: UInt32
}

/// Sorts ranks by their numbers, and those of one number by `precedes`.
///
/// The numbers are spread evenly, so that their first bits tell almost where each belongs.
private func sortedRanks(
  _ ranks: [Rank], _ precedes: (Rank, Rank) -> Bool
) -> [Rank] {
  let bits = max(1, UInt64.bitWidth - UInt64(ranks.count).leadingZeroBitCount)
  func bucket(_ rank: Rank) -> Int { Int(rank.number >> (UInt64.bitWidth - bits)) }
  func isBefore(_ first: Rank, _ second: Rank) -> Bool {
    first.number != second.number ? first.number < second.number : precedes(first, second)
  }
  var ends = [UInt32](repeating: 0, count: 1 << bits)
  for rank in ranks { ends[bucket(rank)] += 1 }
  for index in ends.indices.dropFirst() { ends[index] += ends[index - 1] }
  var sorted = ranks
  for rank in ranks.reversed() {
    ends[bucket(rank)] -= 1
    sorted[Int(ends[bucket(rank)])] = rank
  }
  // What is left to do is within a bucket, of one or two ranks: insertion does it.
  for index in sorted.indices.dropFirst() {
    let rank = sorted[index]
    var place = index
    while place > 0, isBefore(rank, sorted[place - 1]) {
      sorted[place] = sorted[place - 1]
      place -= 1
    }
    if place != index { sorted[place] = rank }
  }
  return sorted
}

/// Looks for two cards with one id, which stand beside each other; the first one is reported.
private func checkIDs(of cards: [Card], in sorted: [Rank], of owner: String) throws {
  var repeated: (first: Rank, second: Rank)?
  for index in sorted.indices.dropFirst() where sorted[index].number == sorted[index - 1].number {
    let (first, second) = (sorted[index - 1], sorted[index])
    guard cards[Int(first.position)].fullID == cards[Int(second.position)].fullID,
      first.position < repeated?.first.position ?? .max
    else { continue }
    repeated = (first, second)
  }
  guard let repeated else { return }
  let positions = [Int(repeated.first.position), Int(repeated.second.position)]
  let pair = positions.map { cards[$0] }
  if pair.contains(where: { $0.details?.extras.id != nil }) {
    throw ModelError.sameID(pair[0].id, in: owner, cards: positions)
  }
  let question = pair[0].isReverse ? pair[0].answer : pair[0].question
  throw ModelError.sameQuestion(question, in: owner, cards: positions)
}

import FCText

/// The answers that wrong ones are drawn from, of all cards that a key has made.
///
/// A pool never mixes the two directions of cards that are asked both ways.
final class Pools {
  private let cards: [Card]
  private var pools: [Name: [Entry]] = [:]

  private struct Name: Hashable {
    var pool: String
    var isReverse: Bool
  }

  /// One answer of one card. Texts are hashed once, since each deal looks at all of them.
  private struct Entry {
    var answer: UInt64
    var question: UInt64
    var card: UInt32
    var index: UInt32
  }

  init(_ cards: [Card]) {
    self.cards = cards
  }

  /// Draws wrong answers: all different, none of them right for the question on any card.
  func wrongAnswers(for card: Card, count: Int, key: UInt64) -> [String] {
    guard count > 0 else { return [] }
    let entries = entries(of: Name(pool: card.pool, isReverse: card.isReverse))
    let question = textHash(card.question)
    var right = Set(card.rightAnswers.map(textHash))
    for entry in entries where entry.question == question {
      right.insert(entry.answer)
    }
    var sample = Sample(count: count, key: key)
    // Most are out by their rank, which is looked at in less time than what is right.
    for entry in entries
    where sample.wants(entry.answer) && !right.contains(entry.answer) && isShown(entry) {
      sample.offer(entry.answer) {
        cards[Int(entry.card)].rightAnswers[Int(entry.index)]
      }
    }
    return sample.texts
  }

  /// Whether the entry is an answer that its own card would show: of a typed card only the first is.
  private func isShown(_ entry: Entry) -> Bool {
    entry.index == 0 || cards[Int(entry.card)].kind == .select
  }

  private func entries(of name: Name) -> [Entry] {
    if let entries = pools[name] { return entries }
    var entries: [Entry] = []
    for (position, card) in cards.enumerated()
    where card.kind != .cloze && card.isReverse == name.isReverse && card.pool == name.pool {
      var entry = Entry(
        answer: textHash(card.answer), question: textHash(card.question),
        card: UInt32(position), index: 0)
      guard let answers = card.details?.rightAnswers else {
        entries.append(entry)
        continue
      }
      for (index, answer) in answers.enumerated() {
        entry.answer = textHash(answer)
        entry.index = UInt32(index)
        entries.append(entry)
      }
    }
    pools[name] = entries
    return entries
  }
}

/// A hash that is equal for texts which differ only in letter case and spaces: a learner could not
/// tell such answers apart.
private func textHash(_ text: String) -> UInt64 {
  var hash = StableHash()
  // The common way of `folded`: ASCII with single spaces, and none at the ends.
  let isHashed =
    text.utf8.last != 0x20
    && hash.append(ascii: text) { byte, previous in
      switch byte {
      case 0x20: previous == 0x20 || previous == 0 ? nil : byte
      case 0x00...0x1F: nil
      case 0x41...0x5A: byte | 0x20
      default: byte
      }
    }
  if !isHashed { hash.append(folded(text, ignoring: [.letterCase, .space])) }
  return hash.state
}

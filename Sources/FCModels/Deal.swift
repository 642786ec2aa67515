import FCText

/// The answers of one card, in the order they are shown.
struct Deal {
  private(set) var answers: [String] = []
  /// The positions of the right answers, counted from 1.
  private(set) var correct: [Int] = []

  /// Deals from the seed and the card's full id alone.
  init(_ card: Card, seed: Int, pools: Pools) {
    let right: [String]
    switch card.kind {
    case .choice: right = [card.answer]
    case .select: right = card.rightAnswers
    case .typed, .number, .reveal, .cloze: return
    }
    let key = card.idHash.keyed(by: seed)
    answers = right + Self.wrongAnswers(of: card, right: right, key: key, pools: pools)
    var positions = Array(answers.indices)
    var random = SeededRandom(seed: key)
    random.shuffle(&positions)
    answers = positions.map { answers[$0] }
    correct = positions.indices.filter { positions[$0] < right.count }.map { $0 + 1 }
  }

  private static func wrongAnswers(
    of card: Card, right: [String], key: UInt64, pools: Pools
  ) -> [String] {
    // A selection of right answers alone would be no question: one wrong answer at least.
    let count = card.choices.map { max(1, $0 - right.count) }
    guard let wrong = card.wrong else {
      return pools.wrongAnswers(for: card, count: count ?? 2, key: key)
    }
    let usual = card.kind == .select ? wrong.count : 2
    var sample = Sample(count: count ?? usual, key: key)
    for text in wrong where !right.contains(text) {
      sample.offer(StableHash(text).state) { text }
    }
    return sample.texts
  }
}

/// A random sample of texts, the same in whatever order they are offered.
///
/// Each text has a random number that depends only on the text and the key; those with the lowest
/// numbers are taken. A text that is offered twice is taken once.
struct Sample {
  private let count: Int
  private let key: UInt64
  private var taken: [(rank: UInt64, text: String)] = []

  /// - Parameter count: how many texts to take; below 1 none are.
  init(count: Int, key: UInt64) {
    self.count = count
    self.key = key
  }

  /// The texts taken.
  var texts: [String] { taken.map(\.text) }

  /// Whether a text can be among those taken, as far as its hash tells.
  func wants(_ hash: UInt64) -> Bool {
    guard taken.count == count, let last = taken.last else { return count > 0 }
    return mixed(hash ^ key) <= last.rank
  }

  /// Considers a text.
  /// - Parameter hash: a hash of what makes the text differ from others.
  mutating func offer(_ hash: UInt64, text: () -> String) {
    guard wants(hash) else { return }
    let rank = mixed(hash ^ key)
    if let same = taken.firstIndex(where: { $0.rank == rank }) {
      // Two spellings of one answer: which one is shown must not depend on who came first.
      let other = text()
      if textPrecedes(other, taken[same].text) { taken[same].text = other }
      return
    }
    taken.insert((rank, text()), at: taken.firstIndex { $0.rank > rank } ?? taken.endIndex)
    if taken.count > count { taken.removeLast() }
  }
}

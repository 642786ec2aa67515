import FCHost
import FCModels
import FCText

/// Finds cards that were asked under another id before, by what learners have answered.
///
/// An id that is gone may belong to a card that is gone, so only what is similar is told, or the one
/// new card where one is gone.
struct ProgressCheck {
  /// A card that has taken the place of an id.
  struct Renaming {
    let key: AnswerKey
    /// Its position among the cards of the key.
    let card: Int
    let oldID: String
  }

  /// A key that was called otherwise before.
  struct RenamedKey {
    let key: AnswerKey
    let oldID: String
  }

  private(set) var cards: [Renaming] = []
  private(set) var keys: [RenamedKey] = []

  /// - Parameter answered: The full ids of the cards of the deck that were answered.
  init(_ deck: Deck, answered: [String]) {
    // Ids have no slashes themselves: deck, key, card.
    var answeredByKey: [String: Set<String>] = [:]
    for id in answered {
      let parts = id.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
      if parts.count == 3 { answeredByKey[String(parts[1]), default: []].insert(base(parts[2])) }
    }
    for key in deck.answerKeys {
      if let answered = answeredByKey[key.id] { find(answered, in: key) }
    }
    let gone = answeredByKey.keys.filter { id in !deck.answerKeys.contains { $0.id == id } }
    for oldID in gone.sorted() {
      let answered = answeredByKey[oldID] ?? []
      let key = deck.answerKeys.first { key in
        answeredByKey[key.id] == nil && !key.cards.isEmpty
          && 2 * answered.intersection(key.cards.map { base($0.idInKey[...]) }).count
            >= answered.count
      }
      if let key { keys.append(RenamedKey(key: key, oldID: oldID)) }
    }
  }

  private mutating func find(_ answered: Set<String>, in key: AnswerKey) {
    var known: Set<String> = []
    var fresh: [(id: String, card: Int)] = []
    for (index, card) in key.cards.enumerated() {
      let id = base(card.idInKey[...])
      guard known.insert(id).inserted else { continue }
      for former in card.formerIDs {
        if let last = former.split(separator: "/").last { known.insert(base(last)) }
      }
      if !answered.contains(id), card.formerIDs.isEmpty, !card.isGenerated {
        fresh.append((id, index))
      }
    }
    let gone = answered.subtracting(known).sorted()
    for id in gone {
      let isOnlyOne = gone.count == 1 && fresh.count == 1
      guard
        let meant = nearest(id, among: fresh.map(\.id)) ?? (isOnlyOne ? fresh[0].id : nil),
        let index = fresh.firstIndex(where: { $0.id == meant })
      else { continue }
      cards.append(Renaming(key: key, card: fresh.remove(at: index).card, oldID: id))
    }
  }

  /// The id without what the host adds to it.
  private func base(_ id: Substring) -> String { String(id.prefix { $0 != "#" }) }
}

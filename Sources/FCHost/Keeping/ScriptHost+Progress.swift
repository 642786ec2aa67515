import FCModels
import FCStore

extension ScriptHost {
  /// The full ids of the cards of a deck that learners have answered, by a store that stays as it is.
  public func answeredCards(of deck: Deck, in place: StorePlace) -> [String] {
    guard case .file(let path) = place, isThere(path) else { return [] }
    return Store.answeredCards(
      ofDeck: deck.id, inSpace: keeper.owner.name, ownedBy: keeper.owner.path, file: path,
      exists: isThere)
  }
}

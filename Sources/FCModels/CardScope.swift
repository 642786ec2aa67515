import FCText

/// What the cards of one run of an answer key have in common.
///
/// A card refers to its scope, never to its key or game, so that nothing it is kept by is kept by it.
final class CardScope {
  /// The defaults that stand behind a card's own fields; the nearest of key and deck has won.
  struct Defaults {
    var kind = CardKind.choice
    var ignoring: TextIgnoring = [.letterCase, .space]
    var choices: Int?
    var pool = ""
    var language: String?
  }

  let defaults: Defaults
  /// What full ids begin with: `deck id/key id/`, or nothing for a loose card.
  let idPrefix: String
  /// The hash of `idPrefix`.
  let idHash: StableHash
  /// The seed by which a card is dealt that is at play without a game.
  let looseSeed: Int?
  /// The game that deals the cards, once there is one.
  weak var game: Game?

  init(defaults: Defaults, idPrefix: String, looseSeed: Int? = nil) {
    self.defaults = defaults
    self.idPrefix = idPrefix
    self.looseSeed = looseSeed
    idHash = StableHash(idPrefix)
  }

  /// Makes the scope of the copies of this scope's cards in another game.
  convenience init(copying original: CardScope) {
    self.init(defaults: original.defaults, idPrefix: original.idPrefix)
  }
}

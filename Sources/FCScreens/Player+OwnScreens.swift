import FCModels
import FCViews

/// The screens that a script shows in place of the stock ones.
///
/// They know nothing of the player: one of a card is done with when the game asks another card, or
/// none.
extension Player {
  /// Shows the screen that a script has for a place; false when it has none.
  func showOwn(_ place: PlayPlace) -> Bool {
    guard let screen = options.ownScreen(place) else { return false }
    // The script may show the same screen again, with other views.
    if ownScreens.top !== screen {
      ownScreens.close()
      ownScreens.push(screen)
    }
    if case .card(let card, _) = place { ownCard = card }
    show(screen)
    return true
  }

  /// Brings what is shown up to date with what a script has done to the game.
  public func update() {
    guard !isFinished, let card = ownCard, let game, game.currentCard !== card else { return }
    if let next = game.currentCard { show(next, in: game) } else { showResult() }
  }

  /// Starts a game of an answer key, as a screen of a script asks.
  /// - Returns: whether the deck is one of those that are played.
  public func play(_ key: AnswerKey) -> Bool {
    guard !isFinished, !showsError, let deck = offers.first(where: { $0.deck === key.deck })?.deck
    else { return false }
    play(deck, key)
    return true
  }

  /// Plays a game that a script has started, as a screen of the script asks.
  /// - Returns: whether it can be played.
  public func play(_ game: Game) -> Bool {
    guard !isFinished, !showsError, offers.contains(where: { $0.deck === game.deck }) else {
      return false
    }
    take(up: game)
    return true
  }
}

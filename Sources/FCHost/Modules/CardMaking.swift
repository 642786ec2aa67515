import FCLua
import FCModels

/// What is known while cards are made.
struct CardMaking {
  /// The run of a `make` that is going on.
  var keyRun: KeyRunContext?
  /// What holds the values of a loose card while it is made; pinned.
  var looseValues: KeyRunValues?
  /// The number of the card that was generated last in the run that goes on, or that has failed.
  var generatedCard: Int?
  /// The answer key whose cards were made last.
  weak var latestKey: AnswerKey?
  /// The search for the places of cards that is going on.
  var placeSearch: PlaceSearch?
  /// The functions that read a table of a card and of its back, and what they read last.
  var draftReader: Reference?
  var backReader: Reference?
  var readDraft = CardDraft()
}

/// The games that were started and not yet taken over.
struct GameStarts {
  /// Each is pinned.
  var games: [Game] = []
  /// Whether a game is being started by a call of the script.
  var isByScript = false
}

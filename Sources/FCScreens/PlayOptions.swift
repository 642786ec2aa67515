import FCModels
import FCMotion
import FCText
import FCViews

/// How a player plays.
public struct PlayOptions {
  /// The answer key to play; nil lets the learner choose.
  public var keyName: String?
  /// Gives the seed of each game that starts; a fixed one plays the same game again.
  public var seed: () -> Int
  /// Whether the cards are shuffled; nil takes the model's default.
  public var shuffle: Bool?
  /// The most cards of a game; nil for all.
  public var limit: Int?
  /// Who plays; kept in the states of the games.
  public var learner: String?
  /// Gives the game of an answer key that the learner has left, if it can be gone on with.
  public var unfinished: (Deck, AnswerKey) -> UnfinishedGame? = { _, _ in nil }
  /// True for a surface that prints: nothing waits for a key there, and the result ends the play.
  public var printsLines = false
  /// Keeps the time of what moves; nothing moves without.
  public var motion: Motion?
  /// Makes a screen to be shown in place of a stock one; nil for that one.
  public var ownScreen: (PlayPlace) -> ViewScreen? = { _ in nil }
  /// Puts an error into words for the error screen.
  public var reportError: (any Error) -> ErrorReport

  public init(
    seed: @escaping () -> Int = { 0 },
    reportError: @escaping (any Error) -> ErrorReport = { ErrorReport(lines: ["\($0)"]) }
  ) {
    self.seed = seed
    self.reportError = reportError
  }

  var gameOptions: GameOptions {
    var options = GameOptions(seed: seed())
    if let shuffle { options.shuffle = shuffle }
    options.limit = limit
    options.learner = learner
    return options
  }
}

/// A game that a learner has left before its result.
public struct UnfinishedGame {
  /// How many cards it has, and how many of them are answered.
  public let count: Int
  public let answered: Int
  /// Goes on with it.
  public let resume: () throws -> Game

  public init(count: Int, answered: Int, resume: @escaping () throws -> Game) {
    self.count = count
    self.answered = answered
    self.resume = resume
  }
}

/// An error as a learner reads it.
public struct ErrorReport {
  /// What stands above the error.
  public var title: String
  /// The lines of the error where there are so many columns.
  public var lines: (_ columns: Int) -> [String]

  public init(
    title: String = "The script failed", fitting lines: @escaping (_ columns: Int) -> [String]
  ) {
    self.title = title
    self.lines = lines
  }

  /// Makes a report whose lines are the same at any width.
  public init(title: String = "The script failed", lines: [String]) {
    self.init(title: title) { _ in lines }
  }
}

/// What a screen of a play is about.
public enum PlayPlace {
  /// What can be played.
  case start(Deck)
  case card(Card, Game)
  case result(Game)
}

/// How a play ended.
public enum PlayOutcome {
  /// The result was shown, and the learner is done with it.
  case finished
  /// The learner stopped before that.
  case quit
  case failed(any Error)
}

/// Why decks cannot be played as asked.
public enum PlayError: Error, Equatable, CustomStringConvertible {
  case noDecks
  case noAnswerKeys(deck: String)
  /// No answer key has the name asked for; `names` are those there are.
  case unknownKey(String, names: [String])

  public var description: String {
    switch self {
    case .noDecks: "there is no deck to play"
    case .noAnswerKeys(let deck): "deck \"\(deck)\" has no answer keys"
    case .unknownKey(let name, let names):
      "there is no answer key \"\(name)\"" + suggestion(for: name, among: names, quote: "\"")
        + "; the answer keys are: " + names.map { "\"\($0)\"" }.joined(separator: ", ")
    }
  }
}

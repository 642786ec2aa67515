import FCModels
import FCMotion

/// The parts of a game's card screen that move.
///
/// A game has one, with or without a surface to show it: what a script starts on it ends either
/// way. The layers stay for the whole game, and what a script leaves on one counts for the next
/// card too.
public final class GameScreen {
  /// A number by which a host recognises this screen; 0 until a host gives it one.
  public var hostKey = 0
  /// Moves the screen as a whole. The stock animations `"push"` and `"flip"` run on it, each on a
  /// field of its own name, so that they change nothing a script sets.
  ///
  /// `push` is how far away from its place the card is: 1 on the right, -1 on the left, 0 in place.
  /// `flip` is how much of what follows an answer is still to come, from 1 to 0.
  public let layer: Layer
  /// The face of the card.
  public let question: ScreenPart
  /// What is said once the card is answered.
  public let feedback: ScreenPart
  /// How much of the game is done, and the score at its end.
  let progress: ScreenPart
  let score: ScreenPart

  /// As many answers as a card has had so far.
  private var madeAnswers: [ScreenPart] = []
  private weak var game: Game?

  private init(_ game: Game) {
    self.game = game
    layer = Layer()
    layer.name = "screen"
    question = ScreenPart("question")
    feedback = ScreenPart("feedback")
    progress = ScreenPart("progress")
    score = ScreenPart("score")
  }

  /// Returns the screen of a game, which is made when someone asks for it first.
  public static func of(_ game: Game) -> GameScreen {
    if let screen = game.attachment as? GameScreen { return screen }
    let screen = GameScreen(game)
    game.attachment = screen
    return screen
  }

  /// The answers of the current card, from the top; each is the same part for every card.
  public var answers: [ScreenPart] { answers(count: game?.currentCard?.answers.count ?? 0) }

  func answers(count: Int) -> [ScreenPart] {
    while madeAnswers.count < count {
      madeAnswers.append(ScreenPart("answer \(madeAnswers.count + 1)"))
    }
    return Array(madeAnswers.prefix(count))
  }

  /// All that can move.
  var layers: [Layer] {
    [layer] + ([question, feedback, progress, score] + madeAnswers).map(\.layer)
  }
}

/// A part of a card screen.
public final class ScreenPart {
  /// A number by which a host recognises this part; 0 until a host gives it one.
  public var hostKey = 0
  /// Moves the part, with the fields that `View.layer` tells of.
  public let layer: Layer

  init(_ name: String) {
    layer = Layer()
    layer.name = name
  }
}

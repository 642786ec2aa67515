/// Hears what is to be kept of a game, before anyone else does.
public protocol GameLog: AnyObject {
  /// A card has its answer and score.
  func didAnswer(_ card: Card, in game: Game)
  /// The latest answer was taken back, and its card is the current one again.
  func didUndo(in game: Game)
  /// The game has come to its result, and nobody is to go on with it.
  func didFinish(_ game: Game)
}

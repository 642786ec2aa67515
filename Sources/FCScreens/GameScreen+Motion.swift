import FCModels
import FCMotion
import FCViews

/// The stock animations. They run on the layers with or without a surface.
///
/// Source: the original animated the window for half a second, eased in and out, under the keys
/// "push" and "flip". A terminal moves by whole cells, so the way and the time are shorter here, and
/// the card is there at once and comes to rest: nobody waits to read it.
extension GameScreen {
  /// Where a card comes from.
  enum Side: Double {
    case left = -1
    case right = 1
  }

  /// The seconds that a card takes. All take the same time, so that they end in the order in which
  /// they started, also where a line answers and moves on at once.
  private static let duration = 0.25
  /// The seconds that the score at the end takes.
  private static let scoreDuration = 0.6

  /// Lets a card come in.
  func push(from side: Side, in motion: Motion) {
    layer.start("push", of: "push", from: side.rawValue, to: 0, Self.duration, in: motion)
  }

  /// Lets what follows an answer appear.
  func flip(in motion: Motion) {
    layer.start("flip", of: "flip", from: 1, to: 0, Self.duration, .linear, in: motion)
  }

  /// Lets the bar show how much of the game is done.
  func moveProgress(to share: Double, in motion: Motion) {
    let end = LayerValue.number(share)
    switch progress.layer["progress"] {
    case nil: progress.layer["progress"] = end
    case end: break
    default:
      progress.layer.start("progress", of: "progress", to: share, Self.duration, in: motion)
    }
  }

  /// Lets the score count up.
  func countScore(in motion: Motion) {
    score.layer.start("count", of: "progress", from: 0, to: 1, Self.scoreDuration, in: motion)
  }
}

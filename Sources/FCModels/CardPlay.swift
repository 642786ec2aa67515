/// What has become of a card in its game.
final class CardPlay {
  /// The card that this one is a copy of.
  let source: Card?
  var deal: Deal?
  var response: Response?
  var score: Double?
  var message: String?
  var hintsUsed = 0

  init(source: Card? = nil) {
    self.source = source
  }

  func record(_ response: Response, score: Double, message: String?) {
    self.response = response
    self.score = score
    self.message = message
  }

  func takeBack() {
    response = nil
    score = nil
    message = nil
  }
}

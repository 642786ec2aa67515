import FCHost
import FCJSON
import FCModels

/// A game that the peer knows by a number.
final class HostedGame {
  let number: Int
  let session: GameSession
  unowned let script: HostedScript

  init(_ number: Int, _ session: GameSession, of script: HostedScript) {
    self.number = number
    self.session = session
    self.script = script
  }

  /// An object with the card that is asked, as the peer sees it; null when there is none.
  var currentCard: JSONObject {
    var object: JSONObject = [:]
    object.set("card", session.currentCard?.shown(in: session.game))
    return object
  }
}

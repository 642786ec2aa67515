import FCHost
import FCModels

/// A script that the peer knows by a number, in a host of its own.
final class HostedScript {
  let number: Int
  let host: ScriptHost
  /// The numbers of the games that the peer plays.
  var gameNumbers: [ObjectIdentifier: Int] = [:]
  /// How the peer is told of the values that move; nil when it has not asked.
  var watch: AnimationWatch?
  private unowned let server: Server
  /// Whether nothing of the script runs any more, which the peer was told.
  private(set) var hasEnded = false

  /// - Throws: `ScriptError`.
  init(_ number: Int, _ configuration: ScriptHost.Configuration, in server: Server) throws {
    self.number = number
    self.server = server
    var configuration = configuration
    configuration.print = { [unowned server] line in
      server.notify(.print, ["script": .int(number), "line": .text(line)])
    }
    configuration.report = { [unowned server] error in
      server.notify(.error, ["script": .int(number), "error": error.plainValue])
    }
    host = try ScriptHost(configuration)
    host.motion.observer = { [unowned self] layer, moment in
      notify(.animation, layer.plainValue(at: moment))
    }
  }

  /// How many seconds it is until there is something to do; nil when that may never be.
  var secondsUntilDeadline: Double? {
    if hasEnded { return nil }
    if host.quitStatus != nil { return 0 }
    let next = [secondsUntilSample, host.secondsUntilDeadline]
    return next.compactMap(\.self).min()
  }

  /// Does what is due.
  func step() {
    if hasEnded { return }
    do {
      try host.step()
    } catch {
      hasEnded = true
      notify(.error, ["error": host.scriptError(error).plainValue])
    }
    if let status = host.quitStatus {
      hasEnded = true
      notify(.quit, ["status": .int(status)])
    }
    sampleAnimations()
  }

  /// Tells of what happens in the games that the peer plays, from now on.
  func observeDecks() {
    for deck in host.decks {
      deck.observe(.card) { [unowned self] game, card in
        notify(.card, of: game, ["card": .text(card?.fullID ?? ""), "number": .int(game.position)])
      }
      deck.observe(.answer) { [unowned self] game, card in
        notify(
          .answer, of: game,
          ["card": .text(card?.fullID ?? ""), "score": .number(card?.score ?? 0)])
      }
      deck.observe(.result) { [unowned self] game, _ in
        notify(.finished, of: game, ["result": GameResult(game).plainValue])
      }
    }
  }

  func notify(_ notice: Notice, _ parameters: [String: PlainValue]) {
    server.notify(notice, parameters.merging(["script": .int(number)]) { first, _ in first })
  }

  private func notify(_ notice: Notice, of game: Game, _ parameters: [String: PlainValue]) {
    guard let game = gameNumbers[ObjectIdentifier(game)] else { return }
    notify(notice, parameters.merging(["game": .int(game)]) { first, _ in first })
  }
}

/// A script whose main chunk waits, and the request that is answered when it has ended.
struct LoadingScript {
  let script: HostedScript
  let reply: Reply
}

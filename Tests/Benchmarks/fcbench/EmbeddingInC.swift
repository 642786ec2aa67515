import CBaseline
import FCEmbed
import FCHost

/// What it costs to embed the host through C.
enum EmbeddingInC {
  /// Games of fifty cards in one round.
  private static let games = 20

  static func measure() throws -> [Benchmarks.Line] {
    let deck = "decks/us-capitals.lua"
    let expected = try play(deck)
    let (ours, theirs) = try leastTimes(rounds: 15) {
      guard baseline_play(deck, Int64(games)) == Int64(expected) else {
        throw Different()
      }
    } _: {
      _ = try play(deck)
    }
    return [
      Benchmarks.Line(
        "a card asked and answered through C / in Swift", goal: 1.5, ours, theirs,
        count: games * 50)
    ]
  }

  /// Plays as `baseline_play` does, and returns the same sum.
  private static func play(_ deck: String) throws -> Int {
    var configuration = ScriptHost.Configuration()
    configuration.seed = 1
    let host = try ScriptHost(configuration)
    try host.load(deck)
    var bytes = 0
    for _ in 0..<games {
      let game = try host.startGame(of: try host.deck())
      while let card = try game.nextCard() {
        bytes += card.question.utf8.count
        for answer in card.answers { bytes += answer.utf8.count }
        _ = try game.answer(.choice(1))
      }
    }
    host.close()
    return bytes
  }

  private struct Different: Error, CustomStringConvertible {
    let description = "the games through C are not those in Swift"
  }
}

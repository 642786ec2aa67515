import CBaseline
import FCHost

/// What it costs to have a host in one's own program.
enum Embedding {
  static func measure() throws -> [Benchmarks.Line] { [try firstCard(), try function()] }

  /// A host is made, a deck loaded, a card asked.
  private static func firstCard() throws -> Benchmarks.Line {
    var least = Double.infinity
    for _ in 0..<200 {
      let start = now()
      let host = try ScriptHost()
      try host.load("decks/us-capitals.lua")
      let card = try host.startGame(of: try host.deck()).nextCard()
      least = min(least, now() - start)
      precondition(card != nil, "the deck has cards")
      host.close()
    }
    return Benchmarks.Line(
      name: "host made, us-capitals loaded, first card asked, in process: ms", goal: 1,
      ratio: least * 1000, details: "\(Benchmarks.text(least * 1e6)) µs")
  }

  /// A function that is defined by its types alone.
  private static func function() throws -> Benchmarks.Line {
    let count = 1_000_000
    var configuration = ScriptHost.Configuration()
    configuration.limits = Limits()
    let host = try ScriptHost(configuration)
    try host.define("add") { (a: Int, b: Int) in a &+ b }
    let loop = "local f = add for i = 1, \(count) do f(i, 1) end"
    try host.load(text: "function run() \(loop) end", name: "bench.lua")
    guard let plain = baseline_open() else { throw Child.Failure(description: "no memory") }
    defer { baseline_close(plain) }
    let (ours, theirs) = try leastTimes(rounds: 15) {
      try host.call("run")
    } _: {
      _ = baseline_run(plain, loop)
    }
    return Benchmarks.Line(
      "a Swift function registered by `define` / C function", goal: 1.6, ours, theirs,
      count: count)
  }
}

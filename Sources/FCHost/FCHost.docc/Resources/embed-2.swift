import FCHost

var configuration = ScriptHost.Configuration()
configuration.seed = 7
configuration.learner = "Ann"
configuration.print = { print("script:", $0) }
configuration.report = { print("error:", $0.message) }
configuration.limits.memory = 32 << 20
configuration.limits.callTime = 0.5

let host = try ScriptHost(configuration)
try host.load("decks/us-capitals.lua")

let game = try host.startGame(of: host.decks[0], key: "Show States")
while let card = try game.nextCard() {
  let position = (card.answers.firstIndex(of: card.answer) ?? 0) + 1
  _ = try game.answer(.choice(position))
}
print("\(game.result.right) of \(game.result.count) right")
host.close()

import FCHost

let host = try ScriptHost()
try host.load("decks/us-capitals.lua")

for deck in host.decks {
  print(deck.title, deck.answerKeys.map(\.name))
}
host.close()

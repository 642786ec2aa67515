-- ends: time
local deck = fc.deck { title = "x" }
deck:answer_key("Key", function(key)
  local card
  card = key:card { question = "q", answer = "a", data = { deck, key }, check = function() return card end }
  card.data.card = card
end)
while true do
  local game = deck:game "Key"
  game.data.game = game
  game:next_card().data.game = game
end

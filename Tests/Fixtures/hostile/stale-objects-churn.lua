-- ends: time
while true do
  local deck = fc.deck { title = "x" }
  local observer = deck:on("start", function() return deck end)
  deck:answer_key("Key", function(key) key:card { question = "q", answer = "a", data = deck } end)
  local game = deck:game "Key"
  game.data.self = game
  game:next_card()
  observer:remove()
end

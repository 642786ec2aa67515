-- ends: time
local deck = fc.deck { title = "x" }
deck:answer_key("Key", function(key)
  for i = 1, 20 do key:card { question = "q" .. i, answer = "a" .. i } end
end)
local game = deck:game "Key"
while true do
  game = game:again()
  pcall(game.practice, game)
  game:next_card()
end

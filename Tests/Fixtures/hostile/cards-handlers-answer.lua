-- ends: finishes
-- options: plays
local deck = fc.deck { title = "Games" }
deck:answer_key("Key", function(key)
  for i = 1, 5 do key:card { question = "q" .. i, answer = "a" .. i } end
end)
deck:on("card", function(_, game) pcall(game.answer, game, 1) pcall(game.next_card, game) end)
deck:on("answer", function(_, game) pcall(game.undo, game) pcall(game.finish, game) end)
return deck

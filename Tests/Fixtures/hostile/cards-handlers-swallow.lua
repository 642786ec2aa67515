-- ends: time
-- options: plays
local deck = fc.deck { title = "Games" }
deck:answer_key("Key", function(key) key:card { question = "q", answer = "a" } end)
deck:on("start", function() while true do pcall(deck.game, deck, "Key") end end)
return deck

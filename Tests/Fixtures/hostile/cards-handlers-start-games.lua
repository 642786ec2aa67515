-- ends: error overflow
-- options: plays
local deck = fc.deck { title = "Games" }
deck:answer_key("Key", function(key) key:card { question = "q", answer = "a" } end)
local depth = 0
deck:on("start", function() depth = depth + 1 deck:game "Key" end)
return deck

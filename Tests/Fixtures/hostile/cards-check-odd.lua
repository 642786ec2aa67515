-- ends: error
-- options: plays
local deck = fc.deck { title = "Odd" }
deck:answer_key("Key", function(key)
  key:card { question = "q1", answer = "a1", check = function() return 0 / 0, {} end }
end)
return deck

-- ends: time
-- options: plays
local deck = fc.deck { title = "Loops" }
deck:answer_key("Key", function(key)
  key:card { question = "q0", answer = "a0" }
  key:card { question = "q1", answer = "a1", check = function() while true do end end }
end)
return deck

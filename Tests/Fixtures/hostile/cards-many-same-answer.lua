-- ends: finishes
-- options: plays
local deck = fc.deck { title = "Many" }
deck:answer_key("Key", function(key)
  for i = 1, 3000 do key:card { question = "q" .. i, answer = "same", choices = 50 } end
end)
return deck

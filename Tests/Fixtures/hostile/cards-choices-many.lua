-- ends: finishes
-- options: plays
local deck = fc.deck { title = "Many", choices = 100 }
deck:answer_key("Key", function(key)
  for i = 1, 1000 do key:card { question = "q" .. i, answer = "a" .. i } end
end)
return deck

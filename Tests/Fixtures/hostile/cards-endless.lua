-- ends: memory
-- options: plays
local deck = fc.deck { title = "Endless" }
deck:answer_key("Key", function(key)
  for i = 1, math.huge do key:card { question = "q" .. i, answer = "a" .. i } end
end)
return deck

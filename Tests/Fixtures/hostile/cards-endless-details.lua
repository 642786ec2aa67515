-- ends: memory
-- options: plays
local deck = fc.deck { title = "Endless" }
deck:answer_key("Key", function(key)
  for i = 1, math.huge do
    key:card { question = "q" .. i, answer = "a" .. i, hint = { "h" .. i }, tags = { "t" .. i }, wrong = { "w" .. i },
      explanation = "e" .. i, check = function() return i end, data = { i } }
  end
end)
return deck

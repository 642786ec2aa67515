-- ends: memory
-- options: plays
local deck = fc.deck { title = "Generated" }
deck:answer_key("Key", function(key)
  key:generate({ id = "g", count = 1000000 }, function(_, n) return { question = "q" .. n, answer = "a" .. n } end)
end)
return deck

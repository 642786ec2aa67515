-- ends: error from 0 to 1000000
-- options: plays
local deck = fc.deck { title = "Generated" }
deck:answer_key("Key", function(key)
  key:generate({ id = "g", count = math.maxinteger }, function(_, n) return { question = "q" .. n, answer = "a" .. n } end)
end)
return deck

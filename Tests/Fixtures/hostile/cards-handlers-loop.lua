-- ends: time
-- options: plays
local deck = fc.deck { title = "Loops" }
deck:answer_key("Key", function(key)
  for i = 1, 3 do key:card { question = "q" .. i, answer = "a" .. i } end
end)
deck:on("answer", function() while true do end end)
return deck

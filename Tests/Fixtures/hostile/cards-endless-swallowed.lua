-- ends: memory
-- options: plays
local deck = fc.deck { title = "Endless" }
deck:answer_key("Key", function(key)
  local i = 0
  while true do
    i = i + 1
    pcall(key.card, key, { question = "q" .. i, answer = "a" .. i })
  end
end)
return deck

-- ends: memory
local deck = fc.deck { title = "x" }
deck:answer_key("Key", function(key)
  for i = 1, 100 do key:card { question = "q" .. i, answer = "a" .. i } end
end)
local keep = {}
for i = 1, math.huge do keep[i] = deck:game "Key" end

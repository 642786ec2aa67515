-- ends: memory
local list = {}
for i = 1, 1000000 do list[i] = i end
local deck = fc.deck { title = "x" }
local key = deck:answer_key("Key", function(key) key:card { question = "q", answer = "a" } end)
deck:game "Key"
local keep = {}
while true do keep[#keep + 1] = key.random:shuffle(list) end

-- ends: time
local list = {}
for i = 1, 100000 do list[i] = i end
local deck = fc.deck { title = "x" }
local key = deck:answer_key("Key", function(key) key:card { question = "q", answer = "a" } end)
deck:game "Key"
while true do key.random:shuffle(list) key.random:pick(list) end

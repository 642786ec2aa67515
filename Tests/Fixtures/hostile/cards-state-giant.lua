-- ends: memory
local deck = fc.deck { title = "x" }
deck:answer_key("Key", function(key) key:card { question = "q", answer = "a" } end)
local game = deck:game "Key"
for i = 1, 300000 do game.data[i] = {} end
while true do game:state() end

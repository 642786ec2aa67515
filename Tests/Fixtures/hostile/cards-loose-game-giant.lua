-- ends: memory
local card = fc.card { question = "q", answer = "a" }
local list = {}
for i = 1, 500000 do list[i] = card end
fc.game(list)

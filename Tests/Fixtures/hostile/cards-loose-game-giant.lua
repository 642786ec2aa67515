-- ends: error two cards
local card = fc.card { question = "q", answer = "a" }
local list = {}
for i = 1, 50000 do list[i] = card end
fc.game(list)

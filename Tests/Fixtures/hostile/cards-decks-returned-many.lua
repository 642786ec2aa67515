-- ends: error
local list = {}
local deck = fc.deck { title = "x" }
for i = 1, 100000 do list[i] = deck end
return list

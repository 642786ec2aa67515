-- ends: error
local list = {}
for i = 1, 100000 do list[i] = "x" .. i end
fc.card { question = "q", answer = "a", tags = list }

-- ends: error
-- options: memory=32
local list = {}
for i = 1, 100000 do list[i] = "x" .. i end
fc.card { question = "q", answer = "a", tags = list }

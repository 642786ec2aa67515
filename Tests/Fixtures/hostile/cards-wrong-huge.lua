-- ends: error more than 10000 elements
-- options: memory=32
local wrong = {}
for i = 1, 100000 do wrong[i] = "w" .. i end
fc.card { question = "q", answer = "a", wrong = wrong }

-- ends: error
local wrong = {}
for i = 1, 100000 do wrong[i] = "w" .. i end
while true do fc.card { question = "q", answer = "a", wrong = wrong } end

-- ends: memory
local keep = {}
for i = 1, math.huge do keep[i] = fc.card { question = "q" .. i, answer = "a" .. i } end

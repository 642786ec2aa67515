-- ends: memory
local keep = {}
for i = 1, math.huge do keep[i] = fc.deck { title = "x" .. i } end

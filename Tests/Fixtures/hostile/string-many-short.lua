-- ends: memory
local keep = {}
for i = 1, math.huge do keep[i] = "text number " .. i end

-- ends: memory
local keep = {}
for i = 1, math.huge do keep[i] = fc.recipe { name = "n" .. i, instructions = ("x"):rep(1000) } end

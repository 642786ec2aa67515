-- ends: limit
for i = 1, math.huge do fc.defaults:register { ["key" .. i] = { i, "x" } } end

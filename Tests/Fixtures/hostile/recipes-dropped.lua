-- ends: time
for i = 1, math.huge do fc.recipe { name = "n" .. i, instructions = "" } end

-- ends: memory
for i = 1, math.huge do fc.observe(("x"):rep(100000) .. i, print) end

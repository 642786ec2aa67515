-- ends: memory
for i = 1, math.huge do fc.defaults:set("key" .. i, ("x"):rep(1000)) end

-- ends: memory
local layer = fc.layer()
for i = 1, math.huge do layer[("x"):rep(10000) .. i] = 1 end

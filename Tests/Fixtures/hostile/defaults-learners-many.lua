-- ends: memory
for i = 1, math.huge do fc.defaults:for_learner(("x"):rep(1000) .. i) end

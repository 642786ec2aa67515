-- ends: memory
for i = 1, math.huge do _G["global" .. i] = i end

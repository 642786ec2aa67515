-- ends: memory
local layer = fc.layer()
for i = 1, math.huge do layer["field" .. i] = i end

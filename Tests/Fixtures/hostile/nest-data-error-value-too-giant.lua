-- ends: memory
local t = {}
for i = 1, 250000 do t["field" .. i] = i end
error(t)

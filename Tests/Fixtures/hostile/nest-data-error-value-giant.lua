-- ends: error
local t = {}
for i = 1, 20000 do t["field" .. i] = i end
error(t)

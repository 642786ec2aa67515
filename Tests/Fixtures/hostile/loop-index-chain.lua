-- ends: error '__index' chain too long
local t = {}
for _ = 1, 50000 do t = setmetatable({}, { __index = t }) end
print(t.x)

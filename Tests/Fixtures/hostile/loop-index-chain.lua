-- ends: error '__index' chain too long; possibly a loop
local t = {}
for _ = 1, 100000 do t = setmetatable({}, { __index = t }) end
print(t.x)

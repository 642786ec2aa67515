-- ends: error
-- Lua moves all arguments at each link.
local t = {}
for _ = 1, 5000 do t = setmetatable({}, { __call = t }) end
t()

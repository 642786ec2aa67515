-- ends: error '__newindex' chain too long
local t = setmetatable({}, {})
getmetatable(t).__newindex = t
t.x = 1

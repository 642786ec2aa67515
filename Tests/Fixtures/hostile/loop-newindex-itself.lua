-- ends: error '__newindex' chain too long; possibly a loop
local t = setmetatable({}, {})
getmetatable(t).__newindex = t
t.x = 1

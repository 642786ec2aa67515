-- ends: error '__index' chain too long
local t = setmetatable({}, {})
getmetatable(t).__index = t
print(t.x)

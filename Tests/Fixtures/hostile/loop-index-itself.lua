-- ends: error '__index' chain too long; possibly a loop
local t = setmetatable({}, {})
getmetatable(t).__index = t
print(t.x)

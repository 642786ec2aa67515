-- ends: error overflow
local t = setmetatable({}, {})
getmetatable(t).__tostring = function(self) return tostring(self) end
print(t)

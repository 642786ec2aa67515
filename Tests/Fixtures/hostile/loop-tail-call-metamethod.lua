-- ends: time
local t = setmetatable({}, {})
getmetatable(t).__call = function(self) return self() end
t()

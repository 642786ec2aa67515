-- ends: error __gc
local metatable = rawset({}, "__gc", true)
setmetatable({}, metatable)

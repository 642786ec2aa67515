-- ends: finishes
local metatable = setmetatable({}, { __index = function() return function() while true do end end end })
setmetatable({}, metatable)
collectgarbage()

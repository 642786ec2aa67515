-- ends: finishes
local metatable = {}
local t = setmetatable({}, metatable)
metatable.__gc = function() while true do end end
t = nil
collectgarbage()
collectgarbage()

-- ends: time
local metatable = { __eq = function() while true do end end }
return setmetatable({}, metatable) == setmetatable({}, metatable)

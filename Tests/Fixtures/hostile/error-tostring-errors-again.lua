-- ends: error
local metatable = {}
function metatable.__tostring() error(setmetatable({}, metatable)) end
error(setmetatable({}, metatable))

-- ends: memory
local s = ("x"):rep(1000000)
return (("%s"):rep(100)):format(table.unpack(setmetatable({}, { __index = function() return s end }), 1, 100))

-- ends: time
local t = setmetatable({}, { __len = function() return 1 << 53 end, __index = function() return "" end })
table.concat(t)

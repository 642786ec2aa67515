-- ends: time
-- No instruction of the script runs inside.
local t = setmetatable({}, { __len = function() return 1 << 53 end, __index = string.format })
pcall(table.concat, t)
local strings = setmetatable({}, { __len = function() return 1 << 53 end, __index = setmetatable({}, { __index = rawlen }) })
pcall(table.concat, strings)
while true do end

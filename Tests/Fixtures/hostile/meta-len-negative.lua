-- ends: finishes
local t = setmetatable({}, { __len = function() return math.mininteger end })
pcall(table.insert, t, 1)
pcall(table.remove, t)
pcall(table.concat, t)
pcall(table.unpack, t)
pcall(table.sort, t)

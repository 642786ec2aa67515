-- ends: time
local metatable = { __lt = function() return true end }
local list = {}
for i = 1, 2000 do list[i] = setmetatable({}, metatable) end
while true do pcall(table.sort, list) end

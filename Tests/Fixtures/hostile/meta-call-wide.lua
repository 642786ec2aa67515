-- ends: finishes
local f = setmetatable({}, { __call = function(_, ...) return select("#", ...) end })
local list = {}
for i = 1, 10000 do list[i] = i end
assert(f(table.unpack(list)) == 10000)
assert(not pcall(function() f(table.unpack(list, 1, 10000000)) end))

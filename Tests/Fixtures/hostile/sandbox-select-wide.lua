-- ends: finishes
local t = {}
for i = 1, 100000 do t[i] = i end
assert(select("#", table.unpack(t)) == 100000)
assert(select(-1, table.unpack(t)) == 100000)
assert(not pcall(select, math.mininteger, 1))
assert(not pcall(table.unpack, {}, 1, 10000000))
assert(not pcall(table.unpack, {}, math.mininteger, math.maxinteger))
assert(not pcall(table.unpack, {}, 0, math.maxinteger))

-- ends: error C stack overflow
local list = {}
for i = 1, 3000 do list[i] = "::l" .. i .. "::" end
assert(load(table.concat(list, "\n")))

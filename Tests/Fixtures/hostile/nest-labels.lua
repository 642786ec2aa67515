-- ends: finishes
local list = {}
for i = 1, 3000 do list[i] = "::l" .. i .. ":: x()" end
assert(load(table.concat(list, "\n")))
for i = 1, 3000 do list[i] = "goto l" .. i end
assert(not load(table.concat(list, "\n")))

-- ends: time
local list = {}
for i = 1, 1000000 do list[i] = false end
while true do pcall(table.sort, list, rawequal) end

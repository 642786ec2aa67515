-- ends: time
-- options: memory=32
local list = {}
for i = 1, 300000 do list[i] = false end
while true do pcall(table.sort, list, rawequal) end

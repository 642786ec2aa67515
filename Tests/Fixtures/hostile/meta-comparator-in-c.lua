-- ends: time
local list = {}
for i = 1, 200000 do list[i] = "collect" end
while true do pcall(table.sort, list, collectgarbage) end

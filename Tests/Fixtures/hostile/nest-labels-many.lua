-- ends: time
local list = {}
for i = 1, 30000 do list[i] = "::l" .. i .. "::" end
while true do load(table.concat(list, "\n")) end

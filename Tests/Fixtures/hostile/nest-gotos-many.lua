-- ends: time
-- Each goto is compared with each label that follows.
local list = {}
for i = 1, 20000 do list[#list + 1] = "goto l" .. i end
for i = 1, 20000 do list[#list + 1] = "::l" .. i .. "::" end
while true do load(table.concat(list, "\n")) end

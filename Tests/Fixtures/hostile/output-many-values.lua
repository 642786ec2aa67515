-- ends: memory
local list = {}
for i = 1, 900000 do list[i] = i end
print(table.unpack(list))
while true do list[#list + 1] = {} end

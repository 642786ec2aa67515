-- ends: time
-- options: memory=32
local list = { "while x do" }
for i = 2, 300000 do list[i] = "x = x .. 1" end
list[#list + 1] = "end"
while true do assert(load(table.concat(list, "\n"))) end

-- ends: memory
local list = {}
local text = ("x"):rep(1000000)
for i = 1, 1000 do list[i] = text end
return table.concat(list)

-- ends: memory
local list = {}
for i = 1, 1000 do list[i] = "" end
return table.concat(list, ("x"):rep(1000000))

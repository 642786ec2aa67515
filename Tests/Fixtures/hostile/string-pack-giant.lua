-- ends: memory
local list = {}
for i = 1, 100 do list[i] = ("x"):rep(1000000) end
return string.pack(("s"):rep(100), table.unpack(list))

-- ends: memory
local parts = {}
for i = 1, 200 do parts[i] = ("x"):rep(100000) end
print(table.unpack(parts))
print(table.concat(parts) .. table.concat(parts))

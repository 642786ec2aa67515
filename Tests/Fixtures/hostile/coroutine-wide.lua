-- ends: finishes
local co = coroutine.wrap(function(...)
  local values = table.pack(...)
  while true do values = table.pack(coroutine.yield(table.unpack(values, 1, values.n))) end
end)
local list = {}
for i = 1, 200 do list[i] = i end
for _ = 1, 100 do assert(select("#", co(table.unpack(list))) == 200) end
assert(not pcall(function() co(table.unpack(list, 1, 2000000)) end))
pcall(function() co(table.unpack(list, 1, 100000)) end)

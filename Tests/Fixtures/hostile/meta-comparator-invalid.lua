-- ends: time
local list = {}
for i = 1, 1000 do list[i] = i end
while true do
  pcall(table.sort, list, function() return true end)
  pcall(table.sort, list, function() return false end)
  pcall(table.sort, list, function(a, b) list[a] = nil return a < b end)
  pcall(table.sort, list, function(a, b) list[#list + 1] = 0 return a > b end)
  for i = 1, 1000 do list[i] = i end
end

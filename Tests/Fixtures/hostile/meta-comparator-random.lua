-- ends: time
local list = {}
while true do
  for i = 1, 1000 do list[i] = i end
  pcall(table.sort, list, function() return math.random(2) == 1 end)
end

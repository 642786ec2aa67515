-- ends: time
local t = setmetatable({}, { __len = function() return math.maxinteger - 1 end })
while true do
  pcall(table.concat, t)
  pcall(table.unpack, t)
  pcall(table.sort, t)
  pcall(table.insert, t, 1, 1)
  pcall(table.remove, t, 1)
end

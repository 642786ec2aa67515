-- ends: finishes
for _, value in ipairs { "x", 1.5, {}, true, 0 / 0, math.huge } do
  local t = setmetatable({}, { __len = function() return value end })
  pcall(table.insert, t, 1)
  pcall(table.concat, t)
  pcall(table.unpack, t)
  pcall(table.sort, t)
  pcall(fc.card, { question = "q", answer = t })
  pcall(fc.game, t)
end

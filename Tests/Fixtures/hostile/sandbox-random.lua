-- ends: finishes
for _, a in ipairs { 0, 1, -1, math.maxinteger, math.mininteger, 1.0, 1.5, 0 / 0, math.huge, "1", {} } do
  pcall(math.random, a)
  for _, b in ipairs { 0, 1, -1, math.maxinteger, math.mininteger, 1.5, 0 / 0, -math.huge } do
    pcall(math.random, a, b)
  end
end
pcall(math.randomseed, 1)

-- ends: finishes
for seed = 1, 300 do
  local bytes = {}
  for i = 1, 100 do bytes[i] = string.char(math.random(0, 255)) end
  load("\27Lua" .. table.concat(bytes))
  load(table.concat(bytes))
  load("return " .. table.concat(bytes))
  load("return '" .. table.concat(bytes) .. "'" .. seed)
end

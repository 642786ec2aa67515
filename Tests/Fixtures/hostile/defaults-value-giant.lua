-- ends: memory
local value = {}
for i = 1, 100000 do value[i] = "value " .. i end
local all = {}
for i = 1, math.huge do
  fc.defaults:set("k" .. i, value)
  all[i] = fc.defaults:get("k" .. i)
end

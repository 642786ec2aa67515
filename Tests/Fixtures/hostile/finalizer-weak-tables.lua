-- ends: finishes
local weak = setmetatable({}, { __mode = "kv" })
for i = 1, 1000 do weak[{}] = {} weak[i] = {} end
local ephemeron = setmetatable({}, { __mode = "k" })
local key = {}
for _ = 1, 10000 do
  local value = {}
  ephemeron[key] = value
  key = value
end
collectgarbage()

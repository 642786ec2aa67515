-- ends: finishes
-- No value leads to what the host keeps.
local seen, count = {}, 0
local function walk(value)
  local kind = type(value)
  if kind ~= "table" and kind ~= "userdata" and kind ~= "function" or seen[value] then return end
  seen[value] = true
  count = count + 1
  assert(count < 10000)
  if kind == "table" then
    for k, v in next, value do
      assert(k ~= "_LOADED" and k ~= "_PRELOAD" and k ~= "_CLIBS" and k ~= "getinfo")
      walk(k)
      walk(v)
    end
  end
  local metatable = getmetatable(value)
  if type(metatable) == "table" then walk(metatable) end
end
walk(_G)
walk(getmetatable "")
walk(require "fc")

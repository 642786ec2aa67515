-- ends: finishes
-- Everything it can reach, set to nil or to what fails; the host goes on.
local pcall, pairs, rawset, setmetatable, print, error, type = pcall, pairs, rawset, setmetatable, print, error, type
local seen = {}
local function wreck(t)
  if seen[t] then return end
  seen[t] = true
  local names = {}
  pcall(function() for name, value in pairs(t) do names[name] = value end end)
  for name, value in pairs(names) do
    if type(value) == "table" then wreck(value) end
    pcall(function() t[name] = error end)
    pcall(rawset, t, name, nil)
    pcall(rawset, t, name, error)
  end
  pcall(setmetatable, t, { __index = error, __newindex = error, __pairs = error })
end
wreck(_G)
pcall(wreck, fc)

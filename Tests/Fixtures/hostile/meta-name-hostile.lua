-- ends: finishes
for _, name in ipairs { ("x"):rep(100000), "\0", "\27[2J", "%s%n", "" } do
  local t = setmetatable({}, { __name = name })
  tostring(t)
  pcall(string.rep, t)
  pcall(fc.card, t)
  pcall(function() return t < t end)
  pcall(function() return t .. t end)
end

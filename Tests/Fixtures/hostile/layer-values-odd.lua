-- ends: finishes
local layer = fc.layer()
for _, value in ipairs { 0, 1.5, 0 / 0, math.huge, true, "x", "#ffffff", {}, { 1 }, { x = {} }, print, layer } do
  pcall(function() layer.value = value end)
  pcall(fc.layer, { value = value })
  pcall(fc.animation, { key_path = "value", to = value, duration = 1 })
end
for _, name in ipairs { 1, 1.5, true, {}, print, "", "\0", "\xff", ("x"):rep(1000000) } do
  pcall(function() layer[name] = 1 end)
  pcall(function() return layer[name] end)
end

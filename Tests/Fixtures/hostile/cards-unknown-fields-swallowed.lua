-- ends: time
local name = ("x"):rep(3000)
while true do
  pcall(fc.card, { [name] = 1 })
  pcall(function() return fc[name] end)
  pcall(function() return fc.layer().add_target[name] end)
end

-- ends: time
local layer, target = fc.layer { x = 0 }, {}
for i = 1, 3000 do layer:add_target(target, "act" .. i, "k") end
while true do
  layer:actions_for_target(target, "k")
  layer:add_target(target, "act1", "k")
  layer:remove_target(target, "act1", "k")
end

-- ends: finishes
local target = {}
do
  local layer = fc.layer { x = 0 }
  layer:add_target(target, "act", "k")
  layer:remove_target(target, "act", "k")
  layer:remove_target(target, "act", "k")
  layer:remove_target({}, "act", "k")
  layer:add_animation(fc.animation { key_path = "x", to = 1, duration = 1 }, "k")
  layer:on("k", { always = true }, function(l) l:remove_animation "k" l:remove_animation "k" end)
end
collectgarbage()
fc.sleep(2)

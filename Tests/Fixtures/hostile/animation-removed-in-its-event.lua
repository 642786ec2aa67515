-- ends: finishes
local layer = fc.layer { x = 0 }
local animation = fc.animation { key_path = "x", to = 1, duration = 1 }
layer:on("k", { always = true }, function() for _ = 1, 100 do layer:remove_animation "k" end end)
for _ = 1, 100 do layer:add_animation(animation, "k") end
layer:remove_animation "k"

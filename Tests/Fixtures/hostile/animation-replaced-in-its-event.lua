-- ends: error overflow
local layer = fc.layer { x = 0 }
local animation = fc.animation { key_path = "x", to = 1, duration = 1 }
layer:on("k", { always = true }, function() layer:add_animation(animation, "k") end)
layer:add_animation(animation, "k")
layer:add_animation(animation, "k")
fc.sleep(0.5)
error "overflow"

-- ends: goes on
-- Each starts the next at once.
local layer = fc.layer { x = 0 }
local animation = fc.animation { key_path = "x", to = 1, duration = 0 }
layer:on("k", function() layer:add_animation(animation, "k") end)
layer:add_animation(animation, "k")

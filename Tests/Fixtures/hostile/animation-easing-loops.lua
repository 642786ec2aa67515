-- ends: time
local layer = fc.layer { x = 0 }
layer:add_animation(fc.animation { key_path = "x", to = 1, duration = 1, easing = function() while true do end end }, "k")
while true do layer:presentation_value "x" end

-- ends: error 1000 animations run on this layer
local layer = fc.layer { x = 0 }
local animation = fc.animation { key_path = "x", to = 1, duration = 1000 }
for i = 1, math.huge do layer:add_animation(animation, "key" .. i) end

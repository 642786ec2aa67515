-- ends: error overflow
local layer = fc.layer { x = 0 }
layer:add_animation(fc.animation { key_path = "x", to = 1, duration = 1, easing = function()
  return layer:presentation_value "x"
end }, "k")
pcall(layer.presentation_value, layer, "x")
fc.sleep(0.5)
pcall(layer.presentation_value, layer, "x")

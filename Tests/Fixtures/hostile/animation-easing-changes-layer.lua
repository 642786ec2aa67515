-- ends: finishes
local layer = fc.layer { x = 0 }
local count = 0
layer:add_animation(fc.animation { key_path = "x", to = 1, duration = 1, easing = function(t)
  count = count + 1
  if count < 50 then
    layer:remove_animation "k"
    layer.x = count
    layer:add_animation(fc.animation { key_path = "x", to = 2, duration = 1 }, "k")
    layer:presentation_value "x"
  end
  return t
end }, "k")
for _ = 1, 10 do layer:presentation_value "x" fc.sleep(0.2) end

-- ends: memory
for i = 1, math.huge do
  fc.layer { x = 0 }:add_animation(fc.animation { key_path = "x", to = i, duration = 1000 }, "k")
end

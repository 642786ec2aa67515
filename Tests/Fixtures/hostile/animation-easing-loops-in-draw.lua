-- ends: time
fc.layer { x = 0 }:add_animation(
  fc.animation { key_path = "x", to = 1, duration = 1, easing = function() while true do end end }, "k")
fc.sleep(0.5)
fc.layer { x = 0 }:animate(
  fc.animation { key_path = "x", to = 1, duration = 1, easing = function() while true do end end }, "k")
while true do end

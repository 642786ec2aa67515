-- ends: goes on
fc.layer { x = 0 }:add_animation(
  fc.animation { key_path = "x", to = 1, duration = 1e-300, repeat_count = math.huge }, "k")
fc.every(1, function() end)

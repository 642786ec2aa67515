-- ends: memory
local animation = fc.animation { key_path = "x", to = 1, duration = 0 }
local function start()
  local layer = fc.layer { x = 0 }
  layer:on("k", function() start() start() end)
  layer:add_animation(animation, "k")
end
start()

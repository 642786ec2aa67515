-- ends: limit
local layer = fc.layer { x = 0 }
local animation = fc.animation { key_path = "x", to = 1, duration = 0 }
local metatable = {}
metatable.__index = function()
  return function()
    for _ = 1, 100 do layer:add_target(setmetatable({}, metatable), "act", "k") end
    layer:add_animation(animation, "k")
  end
end
layer:add_target(setmetatable({}, metatable), "act", "k")
layer:add_animation(animation, "k")
fc.sleep(10)

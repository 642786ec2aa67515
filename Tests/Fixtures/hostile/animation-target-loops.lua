-- ends: time
local layer = fc.layer { x = 0 }
local target = setmetatable({}, { __index = function() while true do end end })
layer:add_target(target, "act", "k")
layer:animate(fc.animation { key_path = "x", to = 1, duration = 0 }, "k")
fc.sleep(1)

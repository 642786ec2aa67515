-- ends: time
local animation = fc.animation { key_path = "x", to = 1, duration = 1 }
local list = {}
for i = 1, 9000 do list[i] = animation end
local many = fc.sequence(list)
while true do fc.layer { x = 0 }:add_animation(many, "k") end

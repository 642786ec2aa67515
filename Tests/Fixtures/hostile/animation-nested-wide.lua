-- ends: error
local animation = fc.animation { key_path = "x", to = 1, duration = 1 }
for _ = 1, 60 do animation = fc.group { animation, animation } end

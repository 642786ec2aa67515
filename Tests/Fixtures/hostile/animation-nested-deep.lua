-- ends: error
local animation = fc.animation { key_path = "x", to = 1, duration = 1 }
for _ = 1, 100000 do animation = fc.sequence { animation } end

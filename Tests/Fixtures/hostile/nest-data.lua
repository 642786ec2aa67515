-- ends: error nested too deeply
local t = {}
for _ = 1, 100000 do t = { t } end
fc.layer { x = t }

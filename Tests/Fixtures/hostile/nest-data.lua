-- ends: error nests
local t = {}
for _ = 1, 100000 do t = { t } end
fc.layer { x = t }

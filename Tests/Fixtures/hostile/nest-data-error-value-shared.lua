-- ends: error
local t = { 1 }
for _ = 1, 50 do t = { t, t } end
error(t)

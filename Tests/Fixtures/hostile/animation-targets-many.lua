-- ends: limit
local layer = fc.layer { x = 0 }
for i = 1, math.huge do layer:add_target({}, "act", "k" .. i) end

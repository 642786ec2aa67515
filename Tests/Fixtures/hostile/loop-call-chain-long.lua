-- ends: time
-- options: memory=128
-- One instruction follows the whole chain, and moves all arguments at each link.
local t = {}
for _ = 1, 300000 do t = setmetatable({}, { __call = t }) end
t()

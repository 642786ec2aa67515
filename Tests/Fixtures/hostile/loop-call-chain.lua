-- ends: error stack overflow
local t = {}
for _ = 1, 100000 do t = setmetatable({}, { __call = t }) end
t()

-- ends: error stack overflow
-- options: memory=256
local function f() return 1 + f() end
f()

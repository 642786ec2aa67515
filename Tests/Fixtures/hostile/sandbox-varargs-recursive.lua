-- ends: error
-- options: memory=32
local function f(...) return f(1, ...) , 1 end
f()

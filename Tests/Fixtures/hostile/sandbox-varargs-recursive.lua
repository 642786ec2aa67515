-- ends: error
local function f(...) return f(1, ...) , 1 end
f()

-- ends: memory
local function f(x) return f(x .. x:sub(1, 1)) + {} end
f "x"

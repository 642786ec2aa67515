-- ends: error deep
-- options: memory=32
local function f(n) if n == 0 then error "deep" end return f(n - 1) + 1 end
f(150000)

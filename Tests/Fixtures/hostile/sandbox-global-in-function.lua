-- ends: error forgot 'local'
local function f() leaked = 1 end
f()

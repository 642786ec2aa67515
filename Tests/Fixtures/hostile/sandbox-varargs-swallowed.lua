-- ends: time
local function f(...) return pcall(f, 1, ...) end
while true do f() end

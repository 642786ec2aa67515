-- ends: memory
-- No function near is one of a file.
local f = load "local function f(...) local a <close> = nil return f(...) end f()"
pcall(f)

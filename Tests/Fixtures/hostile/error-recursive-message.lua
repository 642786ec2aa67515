-- ends: error overflow
local function f() return pcall(f), ("x" .. nil) end
local function g() local ok, message = pcall(g) return ok, message .. nil end
g()
local function h() return h() .. undefined end
h()
f()

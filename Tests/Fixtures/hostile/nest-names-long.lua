-- ends: finishes
local name = ("x"):rep(1000000)
assert(load("local " .. name .. " = 1 return " .. name))
local ok, message = pcall(load("return undefined" .. name))
assert(not ok and #message < 100000)
pcall(load("local t = {} return t." .. name .. ".x"))
pcall(load(name .. "()"))

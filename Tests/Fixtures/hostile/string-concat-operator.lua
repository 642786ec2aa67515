-- ends: memory
local s = ("x"):rep(1000000)
local f = load("local s = ... return " .. ("s .. "):rep(150) .. "s")
local longer = f(s)
print(longer)

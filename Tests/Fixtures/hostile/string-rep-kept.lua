-- ends: memory
local keep = {}
while true do keep[#keep + 1] = ("x"):rep(100000) .. #keep end

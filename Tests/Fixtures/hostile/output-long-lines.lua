-- ends: time
local line = ("x"):rep(1000000)
while true do print(line) end

-- ends: time
local s = ("a"):rep(3000000)
while true do for _ in s:gmatch("") do end end

-- ends: time
local s = ("x"):rep(3000000)
while true do s:upper() s:lower() s:reverse() s:len() end

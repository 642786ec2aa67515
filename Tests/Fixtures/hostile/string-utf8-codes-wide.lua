-- ends: time
local s = "a" .. ("\x80"):rep(3000000)
local iterate = utf8.codes("")
while true do pcall(iterate, s, 1) pcall(iterate, s, 2) pcall(iterate, s, 0) end

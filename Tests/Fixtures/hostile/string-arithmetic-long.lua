-- ends: time
local digits = ("0"):rep(5000000) .. "1"
while true do pcall(function() return digits + digits end) end

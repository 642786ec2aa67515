-- ends: time
local co = coroutine.wrap(function() while true do ("a"):rep(3000):find(".-.-.-.-b") end end)
while true do pcall(co) end

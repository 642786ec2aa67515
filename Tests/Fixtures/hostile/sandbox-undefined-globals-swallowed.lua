-- ends: time
while true do pcall(function() return _G[("x"):rep(5000)] end) end

-- ends: time
while true do ("a"):rep(200000):find("a*b") end

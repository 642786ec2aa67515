-- ends: time
while true do ("("):rep(100000):find("%b()") end

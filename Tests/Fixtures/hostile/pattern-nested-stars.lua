-- ends: time
while true do ("a"):rep(40):find(("a*"):rep(20) .. "b") end

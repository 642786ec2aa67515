-- ends: time
while true do ("a"):rep(3000):find(".-.-.-.-.-.-b") end

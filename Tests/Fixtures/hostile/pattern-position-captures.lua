-- ends: time
while true do ("a"):rep(5000):find("()a*()a*()a*()a*b") end

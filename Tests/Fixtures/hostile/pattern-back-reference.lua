-- ends: time
while true do ("a"):rep(5000):find("(.*)(.*)%1%2b") end

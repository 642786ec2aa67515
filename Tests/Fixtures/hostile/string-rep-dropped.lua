-- ends: time
while true do local _ = ("x"):rep(1000000) end

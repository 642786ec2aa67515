-- ends: time
while true do for _ in ("a"):rep(5000):gmatch(".-.-.-b") do end end

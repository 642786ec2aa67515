-- ends: time
while true do pcall(string.find, ("a"):rep(3000), ".-.-.-.-b") end

-- ends: time
while true do pcall(fc.env, "PATH") pcall(fc.read, "/etc/passwd") pcall(fc.write, "x", "y") end

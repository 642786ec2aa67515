-- ends: time
local pattern = ("a?"):rep(1000000)
while true do pcall(string.match, "aaaa", pattern) pcall(string.find, "b", pattern .. "$") end

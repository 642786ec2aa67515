-- ends: time
local set = "[" .. ("^b-c%w"):rep(100000) .. "]"
while true do ("!"):rep(100000):find(set .. "$") end

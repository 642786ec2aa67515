-- ends: time
pcall(collectgarbage, "stop")
for i = 1, math.huge do local _ = "text of some length, number " .. i end

-- ends: time
for i = 1, math.huge do local _ = "text " .. i end

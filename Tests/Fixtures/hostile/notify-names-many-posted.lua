-- ends: time
for i = 1, math.huge do fc.post("name" .. i, {}) end

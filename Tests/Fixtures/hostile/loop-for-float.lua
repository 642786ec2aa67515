-- ends: time
for _ = 1, math.huge do end

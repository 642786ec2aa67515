-- ends: memory
for i = 1, math.huge do fc.after(i, function() end) end

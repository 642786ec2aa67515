-- ends: finishes
for i = 1, 20000 do rawset(_G, "some_global_" .. i, i) end
for _ = 1, 20 do pcall(function() return some_global end) end

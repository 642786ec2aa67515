-- ends: time
for _ = 1, math.maxinteger do for _ = math.maxinteger, math.mininteger, -1 do end end

-- ends: finishes
for i = math.maxinteger - 1, math.maxinteger do assert(i > 0) end
for i = math.mininteger + 1, math.mininteger, -1 do assert(i < 0) end
for _ = 1, 0 / 0 do error "never" end
for _ = 1, -math.huge do error "never" end
for _ = math.maxinteger, math.mininteger do error "never" end
local count = 0
for _ = math.mininteger, math.maxinteger, math.maxinteger do count = count + 1 end
assert(count == 3)
assert(not pcall(function() for _ = 1, 2, 0 do end end))
assert(math.mininteger // -1 == math.mininteger and math.mininteger % -1 == 0)
assert(not pcall(function() return 1 // 0 end))
assert(1 << 64 == 0 and 1 << -1 == 0 and 1 >> math.mininteger == 0)

-- ends: time
local n = 0
repeat n = n + 1 until n < 0

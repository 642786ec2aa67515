-- ends: finishes
local first = fc.task(function() fc.sleep(1) end)
local count = 0
for _ = 1, 3000 do fc.task(function() fc.await(first) count = count + 1 end) end
fc.sleep(2)
assert(count == 3000)

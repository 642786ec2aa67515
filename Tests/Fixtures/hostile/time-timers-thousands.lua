-- ends: finishes
local count = 0
for i = 1, 5000 do fc.after(i % 7 / 10, function() count = count + 1 end) end
fc.sleep(10)
assert(count == 5000)

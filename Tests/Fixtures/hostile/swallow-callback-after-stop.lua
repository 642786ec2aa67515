-- ends: time
for _ = 1, 100 do fc.after(0, function() while true do end end) end
fc.every(0.1, function() while true do end end)
fc.observe("x", function() while true do end end)
fc.task(function() fc.sleep(0) while true do end end)
fc.sleep(10)

-- ends: memory
fc.observe("x", function() fc.sleep(100) end)
while true do fc.post "x" end

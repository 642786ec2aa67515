-- ends: time
fc.observe("x", function() end)
while true do fc.post "x" end

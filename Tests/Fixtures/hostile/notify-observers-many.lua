-- ends: memory
while true do fc.observe("x", function() end) end

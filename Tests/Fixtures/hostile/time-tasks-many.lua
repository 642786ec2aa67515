-- ends: memory
while true do fc.task(function() fc.sleep(1) end) end

-- ends: time
while true do fc.task(function() error(("x"):rep(100)) end) end

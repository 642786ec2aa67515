-- ends: goes on
fc.task(function() while true do coroutine.yield() end end)

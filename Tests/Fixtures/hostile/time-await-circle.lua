-- ends: error waits for something that can't come
local a, b
a = fc.task(function() fc.sleep(0) fc.await(b) end)
b = fc.task(function() fc.await(a) end)
fc.await(b)

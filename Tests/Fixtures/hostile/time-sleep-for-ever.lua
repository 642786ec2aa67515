-- ends: error waits for something that can't come
fc.await(fc.task(function() fc.await(fc.task(function() coroutine.wrap(fc.sleep)(math.huge) end)) end))

-- ends: finishes
-- Each task waits for the one before it: the end of the first wakes all of them.
local task = fc.task(function() fc.sleep(0) end)
for _ = 1, 4000 do
  local before = task
  task = fc.task(function() fc.await(before) end)
end
fc.await(task)

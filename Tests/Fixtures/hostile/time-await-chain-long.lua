-- ends: memory
local task = fc.task(function() fc.sleep(0) end)
for _ = 1, 1000000 do
  local before = task
  task = fc.task(function() fc.await(before) end)
end
fc.await(task)

-- ends: finishes
local first = fc.task(function() fc.sleep(1) end)
local task = first
for _ = 1, 4000 do
  local before = task
  task = fc.task(function() fc.await(before) end)
end
first:cancel()

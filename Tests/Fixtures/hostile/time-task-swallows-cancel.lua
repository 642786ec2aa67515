-- ends: time
local task = fc.task(function()
  while true do pcall(fc.sleep, 0) end
end)
fc.after(0, function() task:cancel() while true do pcall(task.cancel, task) end end)
fc.sleep(1)

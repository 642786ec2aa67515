-- ends: finishes
local timer = fc.after(0, function() end)
timer:cancel()
timer:cancel()
local every
every = fc.every(0.001, function() every:cancel() every:cancel() end)
local task
task = fc.task(function() fc.sleep(1) end)
task:cancel()
task:cancel()
assert(task.status == "cancelled" and fc.await(task) == nil)
local itself
itself = fc.task(function() fc.sleep(0) itself:cancel() fc.sleep(0) error "not reached" end)
fc.await(every)
fc.await(itself)
collectgarbage()
fc.await(task)

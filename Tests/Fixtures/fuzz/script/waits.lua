local fc = require "fc"
fc.after(600, function() print(fc.now()) end)
fc.sleep(1)
local timer
timer = fc.every(2, function() timer:cancel() end)
fc.task(function() fc.sleep(2) error("late") end)
fc.observe("news", function(info) print(info.n) end)
fc.post("news", { n = 1 })

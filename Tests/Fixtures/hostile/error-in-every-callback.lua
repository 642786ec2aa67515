-- ends: error
fc.after(0, function() error "in a timer" end)
fc.observe("x", function() error "in an observer" end)
fc.post "x"
fc.task(function() error "in a task" end)
local layer = fc.layer { x = 0 }
layer:add_target({}, "missing", "k")
layer:on("k", function() error "in an action" end)
layer:add_animation(fc.animation { key_path = "x", to = 1, duration = 0, easing = function() error "in an easing" end }, "k")
fc.sleep(1)
error "last"

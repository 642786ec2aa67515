-- ends: time
fc.defaults:set("k", { 1, 2, 3 })
while true do fc.defaults:get "k" end

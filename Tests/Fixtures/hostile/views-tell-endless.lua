-- ends: memory
local screen = fc.ui.screen { title = "s" }
fc.ui.push(screen)
while true do screen:tell(("x"):rep(60000)) end

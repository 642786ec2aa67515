-- ends: limit
-- options: memory=32
local screen = fc.ui.screen { title = "x" }
fc.ui.push(screen)
while true do screen:tell(("x"):rep(1000)) end

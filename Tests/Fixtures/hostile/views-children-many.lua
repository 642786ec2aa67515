-- ends: error at most 1000 views can stand in a screen
local views = {}
for i = 1, 2000 do views[i] = fc.ui.label { text = "x" } end
fc.ui.push(fc.ui.screen(views))

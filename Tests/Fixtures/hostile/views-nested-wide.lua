-- ends: finishes
-- options: shows
-- Each stack asks those in it several times how large they are.
local views = { axis = "horizontal", spacing = 0 }
for i = 1, 900 do views[i] = fc.ui.label { text = "l" } end
local tree = fc.ui.stack(views)
for i = 1, 9 do tree = fc.ui.stack { axis = i % 2 == 0 and "horizontal" or "vertical", tree } end
fc.ui.push(fc.ui.screen { tree })

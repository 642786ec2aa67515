-- ends: error at most 1000 views can stand in a screen
local inner = fc.ui.stack {}
fc.ui.push(fc.ui.screen { fc.ui.stack { inner } })
local views = {}
for i = 1, math.huge do
  views[i] = fc.ui.label { text = "x" }
  if i % 100 == 0 then inner.views = views end
end

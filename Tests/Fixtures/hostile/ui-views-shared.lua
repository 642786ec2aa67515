-- ends: finishes
local label = fc.ui.label { text = "x" }
local stack = fc.ui.stack { label }
pcall(function() return fc.ui.stack { label, label } end)
pcall(function() return fc.ui.screen { title = "x", label, stack } end)
pcall(function() return fc.ui.stack { stack, stack } end)
pcall(function() stack.views = { stack } end)
local screen = fc.ui.screen { title = "x" }
pcall(fc.ui.screen, { screen })
pcall(fc.ui.push, screen)
pcall(fc.ui.push, screen)
pcall(fc.ui.present, screen)
for _ = 1, 10 do pcall(fc.ui.pop) pcall(fc.ui.dismiss) end

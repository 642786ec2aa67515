-- ends: error at most 1000 views can stand in a screen
local stacks = {}
for i = 1, 40 do
  local views = {}
  for j = 1, 40 do views[j] = fc.ui.label { text = "x" } end
  stacks[i] = fc.ui.stack(views)
end
fc.ui.push(fc.ui.screen(stacks))

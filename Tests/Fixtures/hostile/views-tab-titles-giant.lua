-- ends: memory
local screen = fc.ui.screen { title = "s" }
screen.tag = {}
while true do
  local tabs = {}
  for i = 1, 100 do tabs[i] = { title = ("x"):rep(60000) .. i } end
  table.insert(screen.tag, fc.ui.tab_bar { tabs = tabs })
end

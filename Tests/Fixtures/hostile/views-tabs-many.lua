-- ends: error a list of at most 100 tabs
local tabs = {}
for i = 1, 100000 do tabs[i] = { title = "t" } end
fc.ui.tab_bar { tabs = tabs }

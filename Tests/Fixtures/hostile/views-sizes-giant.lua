-- ends: finishes
-- options: shows memory=64
local ui = fc.ui
local views = {}
for _ = 1, 20 do
  views[#views + 1] = ui.face { text = ("a b "):rep(1600), note = "n", size = 100000 }
  views[#views + 1] = ui.text_view { text = ("a\n"):rep(100), size = 100000 }
  views[#views + 1] = ui.list { count = 1000000, size = 100000 }
end
ui.push(ui.screen(views))

-- ends: memory
local screen = fc.ui.screen { title = "s" }
screen.tag = {}
while true do
  table.insert(screen.tag, fc.ui.text_view { text = ("\n"):rep(65536) })
end

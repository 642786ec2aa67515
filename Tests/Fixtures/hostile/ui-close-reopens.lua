-- ends: limit
-- options: memory=32
local function open()
  local screen
  screen = fc.ui.screen { title = "x", on_close = function() open() end }
  fc.ui.present(screen)
end
open()
while true do
  open()
  fc.ui.dismiss()
end

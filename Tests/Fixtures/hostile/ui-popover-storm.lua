-- ends: time
local screen = fc.ui.screen { title = "x" }
fc.ui.push(screen)
local function popover() return fc.ui.popover { title = "p", on_close = function() screen:close_popover() end } end
while true do
  screen:open(popover())
  screen:open(popover())
  screen:close_popover()
end

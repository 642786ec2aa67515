-- ends: finishes
-- options: shows
local ui = fc.ui
local screen = ui.screen { title = "s" }
local function fill()
  local list = ui.list { count = 3, on_select = screen.tag }
  list.on_select = screen.tag
  list.on_delete = function()
    screen.tag()
    return screen.tag
  end
  local button = ui.button { title = "again", on_press = screen.tag }
  screen.views = { list, button, ui.text_field { title = "t", on_change = screen.tag } }
  collectgarbage()
end
screen.tag = fill
fill()
ui.push(screen)

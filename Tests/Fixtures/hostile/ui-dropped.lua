-- ends: time
while true do
  local screen
  screen = fc.ui.screen { title = "x", fc.ui.button { title = "b", on_press = function() return screen end } }
end

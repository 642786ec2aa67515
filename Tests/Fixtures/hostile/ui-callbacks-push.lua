-- ends: limit
-- options: memory=32
local function screen(depth)
  return fc.ui.screen { title = "s" .. depth, on_show = function() fc.ui.push(screen(depth + 1)) end, on_close = function() fc.ui.pop() end }
end
fc.ui.push(screen(1))
while true do pcall(fc.ui.push, screen(1)) pcall(fc.ui.pop) pcall(fc.ui.dismiss) fc.ui.present(screen(1)) end

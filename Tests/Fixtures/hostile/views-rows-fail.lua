-- ends: error no row
-- options: shows
local row = function(i) error("no row " .. i) end
fc.ui.push(fc.ui.screen {
  fc.ui.list { count = 20000, row = row, on_select = print, on_delete = print },
})

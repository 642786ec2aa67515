-- ends: time
-- options: shows
local function row() while true do end end
fc.ui.push(fc.ui.screen { fc.ui.table { columns = { "a" }, count = 1000000, row = row } })

-- ends: time
-- options: shows
local row = function(i) return "row " .. i end
fc.ui.push(fc.ui.screen { fc.ui.list { count = 1000000000, row = row, filter_text = "zz" } })

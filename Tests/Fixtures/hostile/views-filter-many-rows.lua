-- ends: time
-- options: shows
local list = fc.ui.list { count = 1000000000, filter_text = "no number has this" }
fc.ui.push(fc.ui.screen { list })

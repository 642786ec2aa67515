-- ends: finishes
-- options: shows memory=64
-- Every row is found by a mark alone.
local list = fc.ui.list { count = 1000000000, filter_text = "\u{301}", filtering = "off" }
fc.ui.push(fc.ui.screen { list })

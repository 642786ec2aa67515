-- ends: time
-- options: shows
fc.ui.push(fc.ui.screen { fc.ui.list { count = function() while true do end end } })

-- ends: finishes
-- options: shows
fc.ui.push(fc.ui.screen { fc.ui.list { count = 100, filter_text = ("é"):rep(32768) } })

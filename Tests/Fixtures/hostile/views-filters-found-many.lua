-- ends: limit
-- options: shows
local rows = {}
for i = 1, 100000 do rows[i] = i end
local views = {}
for i = 1, 900 do
  views[i] = fc.ui.list { count = 100000, filter = function() return rows end, filter_text = "a" }
end
fc.ui.push(fc.ui.screen(views))

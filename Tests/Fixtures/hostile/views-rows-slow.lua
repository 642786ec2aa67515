-- ends: time
-- options: shows
-- Each row ends in time, but not all of those in sight together.
local row = function(i)
  for _ = 1, 1e6 do end
  return "row " .. i
end
local views = {}
for i = 1, 100 do views[i] = fc.ui.list { count = 1e9, row = row } end
fc.ui.push(fc.ui.screen(views))

-- ends: error more than 12 deep
local stack = fc.ui.stack {}
while true do stack = fc.ui.stack { stack } end

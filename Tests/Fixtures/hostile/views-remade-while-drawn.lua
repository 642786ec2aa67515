-- ends: error it is asked while views are drawn
-- options: shows
local stack = fc.ui.stack {}
local list = fc.ui.list { count = 5, row = function() stack.views = {} return "a" end }
stack.views = { list, fc.ui.button { title = "b" } }
fc.ui.push(fc.ui.screen { stack })

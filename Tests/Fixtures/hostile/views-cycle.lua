-- ends: error can't stand in itself
local stack = fc.ui.stack {}
stack.views = { fc.ui.stack { fc.ui.stack { stack } } }

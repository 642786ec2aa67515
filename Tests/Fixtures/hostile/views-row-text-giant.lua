-- ends: error a row of the list must be a text of at most 65536 bytes
-- options: memory=64 shows
local list = fc.ui.list { count = 9, row = function() return ("x"):rep(2 ^ 20) end }
fc.ui.push(fc.ui.screen { list })

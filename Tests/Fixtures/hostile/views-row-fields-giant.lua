-- ends: error field 'detail' of a row of the list must be a text of at most 65536 bytes
-- options: memory=64 shows
local text = ("\u{e9}"):rep(2 ^ 20)
local row = function() return { title = "a", detail = text } end
fc.ui.push(fc.ui.screen { fc.ui.list { count = 9, row = row } })

-- ends: error field 'row' of table must be a text of at most 65536 bytes
-- options: memory=64 shows
local cells = {}
for i = 1, 50 do cells[i] = ("x"):rep(60000) end
local columns = { "a", "b" }
local row = function() return cells end
fc.ui.push(fc.ui.screen { fc.ui.table { columns = columns, count = 1000, row = row } })

-- ends: error more than 200 numbers
local text = {}
for i = 1, 4000 do text[i] = "{{c" .. i .. "::x}}" end
fc.card { text = table.concat(text) }

-- ends: time
local text = {}
for i = 1, 200 do text[i] = "{{c" .. i .. "::x}}" end
while true do fc.card { text = table.concat(text) } end

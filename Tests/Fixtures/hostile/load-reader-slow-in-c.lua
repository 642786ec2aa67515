-- ends: time
local keep = {}
for i = 1, 100000 do keep[i] = { i } end
while true do load(collectgarbage) end

-- ends: time
-- options: memory=32
-- A full collection at each match, and no instruction between them.
local keep = {}
for i = 1, 100000 do keep[i] = { i } end
while true do ("collect"):rep(1000000):gsub("collect", collectgarbage) end

-- ends: memory
local fields = {}
for i = 1, 200000 do fields["field" .. i] = i end
local keep = {}
while true do keep[#keep + 1] = fc.layer(fields) end

-- ends: time
-- Texts with zeros are compared piece by piece.
local a, b = ("\0"):rep(1000000) .. "a", ("\0"):rep(1000000) .. "b"
local list = {}
for i = 1, 100000 do list[i] = i % 2 == 0 and a or b end
while true do table.sort(list) end

-- ends: time
-- Each comparison looks at a megabyte, and no instruction runs between them.
local a, b = ("x"):rep(1000000) .. "a", ("x"):rep(1000000) .. "b"
local list = {}
for i = 1, 100000 do list[i] = i % 2 == 0 and a or b end
while true do table.sort(list) end

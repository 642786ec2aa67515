-- ends: finishes
local list = {}
for i = 1, 70000 do list[i] = i + 0.5 end
local f = assert(load("return {" .. table.concat(list, ",") .. "}"))
assert(#f() == 70000)
for i = 1, 70000 do list[i] = "x" .. i end
assert(load("local t = {" .. table.concat(list, "=1,") .. "=1} return t.x69999"))() 

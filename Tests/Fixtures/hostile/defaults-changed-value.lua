-- ends: finishes
local value = { list = { 1, 2 } }
fc.defaults:set("k", value)
value.list[3] = value
local got = fc.defaults:get "k"
got.list[1] = got
assert(#fc.defaults:get("k").list == 2 and fc.defaults:get("k").list[1] == 1)
fc.defaults:register { k = 1, r = { 1 } }
fc.defaults:get("r")[1] = 2
assert(fc.defaults:get("r")[1] == 1)

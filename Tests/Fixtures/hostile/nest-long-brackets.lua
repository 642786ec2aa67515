-- ends: finishes
local level = ("="):rep(1000000)
assert(load("return [" .. level .. "[x]" .. level .. "]"))
assert(not load("return [" .. level))
assert(not load("return [" .. level .. "[" .. ("]="):rep(100000)))
assert(not load("--[" .. level .. "["))

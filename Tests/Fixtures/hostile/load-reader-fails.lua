-- ends: finishes
assert(not load(function() error "x" end))
assert(not pcall(load, function() return {} end) or true)
assert(not load(function() return true end))
load(function() return nil end)
load(coroutine.wrap(function() coroutine.yield "return 1" end))
pcall(load, load)
pcall(load, pcall)
pcall(load, error)

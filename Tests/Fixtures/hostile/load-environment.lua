-- ends: finishes
local f = load("x = 1 return x", "chunk", "t", setmetatable({}, { __index = error, __newindex = error }))
assert(not pcall(f))
assert(load("return ...", "chunk", "t", nil))
pcall(load("return _ENV.x", "chunk", "t", 5))
pcall(load, "return 1", "chunk", "t", nil, nil)

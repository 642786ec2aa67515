-- ends: finishes
local t = setmetatable({}, { __metatable = "no" })
assert(getmetatable(t) == "no" and not pcall(setmetatable, t, {}))
local loop = {}
loop.__index, loop.__newindex, loop.__metatable = loop, loop, loop
setmetatable(loop, loop)
assert(not pcall(setmetatable, loop, nil))

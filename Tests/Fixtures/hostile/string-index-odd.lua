-- ends: finishes
local s = "text"
assert(s.x == nil and s[1] == nil)
assert(not pcall(function() s.x = 1 end))
assert(not pcall(function() getmetatable("").__index = nil end))
assert(("x").rep == string.rep)

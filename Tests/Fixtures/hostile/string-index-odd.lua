-- ends: finishes
local s = "text"
assert(not pcall(function() return s.x end))
assert(not pcall(function() return s[1] end))
assert(not pcall(function() s.x = 1 end))
assert(not pcall(function() getmetatable("").__index = nil end))
assert(("x").rep == string.rep)

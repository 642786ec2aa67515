-- ends: memory
local keep = {}
local function grow() while true do keep[#keep + 1] = { 1 } end end
local _ <close> = setmetatable({}, { __close = function() pcall(grow) print "closed" while true do end end })
grow()

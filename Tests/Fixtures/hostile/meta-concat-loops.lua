-- ends: time
local t = setmetatable({}, { __concat = function(a, b) return a .. b end })
while true do pcall(function() return t .. "x" end) end

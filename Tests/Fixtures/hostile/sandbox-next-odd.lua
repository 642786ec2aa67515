-- ends: finishes
assert(not pcall(next, {}, "missing"))
assert(not pcall(next, {}, {}))
local t = {}
for i = 1, 100 do t[i] = i end
pcall(function() for k in pairs(t) do t[k + 1000] = 1 t[k] = nil end end)
pcall(function() for k in next, t do t[k] = nil collectgarbage() end end)
pcall(function() for i in ipairs(setmetatable({}, { __index = function(_, k) return k < 1000 or nil end })) do assert(i) end end)

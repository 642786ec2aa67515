local t = setmetatable({}, { __index = function(t, k) return k end, __len = function() return 1 << 40 end, __tostring = function() return 1 end })
print(#t, t.x)
for k in pairs(t) do print(k) end
print(pcall(tostring, t))
table.sort({ 3, 1, 2 }, function() return true end)

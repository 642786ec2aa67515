-- ends: time
table.insert(setmetatable({}, {
  __len = function() return 1 << 53 end, __index = {}, __newindex = {},
}), 1, "x")

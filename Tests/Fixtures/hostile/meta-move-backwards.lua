-- ends: time
table.move(setmetatable({}, { __index = {}, __newindex = {} }), -(1 << 53), 1 << 53, 1)
